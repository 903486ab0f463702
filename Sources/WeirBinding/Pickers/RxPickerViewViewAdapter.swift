/// A picker's rows as views, from models of any kind that a stream gives (RxDataSources).
open class RxPickerViewViewAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
  /// The view of a row, which may be an old one that is used again.
  public typealias ViewForRow =
    @MainActor (
      RxPickerViewViewAdapter<Components>, UIPickerView, Components, _ row: Int, _ component: Int, UIView?
    ) -> UIView

  private let viewForRow: ViewForRow

  /// An adapter that shows some components at first, and then those of the stream.
  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent, viewForRow: @escaping ViewForRow
  ) {
    self.viewForRow = viewForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  /// The view of a row, which may be an old one that is used again.
  open func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    viewForRow(self, pickerView, components, row, component, view)
  }
}
