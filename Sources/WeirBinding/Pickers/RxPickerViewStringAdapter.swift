/// A picker's rows as titles, from models of any kind that a stream gives (RxDataSources).
open class RxPickerViewStringAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
  /// The title of a row.
  public typealias TitleForRow =
    @MainActor (
      RxPickerViewStringAdapter<Components>, UIPickerView, Components, _ row: Int, _ component: Int
    ) -> String?

  private let titleForRow: TitleForRow

  /// An adapter that shows some components at first, and then those of the stream.
  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent, titleForRow: @escaping TitleForRow
  ) {
    self.titleForRow = titleForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  /// The title of a row.
  open func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titleForRow(self, pickerView, components, row, component)
  }
}
