public import Foundation

/// A picker's rows as titles with attributes, from models of any kind that a stream gives (RxDataSources).
open class RxPickerViewAttributedStringAdapter<Components>: RxPickerViewDataSource<Components>, UIPickerViewDelegate {
  /// The title of a row, with attributes.
  public typealias AttributedTitleForRow =
    @MainActor (
      RxPickerViewAttributedStringAdapter<Components>, UIPickerView, Components, _ row: Int, _ component: Int
    ) -> NSAttributedString?

  private let attributedTitleForRow: AttributedTitleForRow

  /// An adapter that shows some components at first, and then those of the stream.
  public init(
    components: Components, numberOfComponents: @escaping NumberOfComponents,
    numberOfRowsInComponent: @escaping NumberOfRowsInComponent, attributedTitleForRow: @escaping AttributedTitleForRow
  ) {
    self.attributedTitleForRow = attributedTitleForRow
    super.init(
      components: components, numberOfComponents: numberOfComponents,
      numberOfRowsInComponent: numberOfRowsInComponent)
  }

  /// The title of a row, with attributes.
  open func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    attributedTitleForRow(self, pickerView, components, row, component)
  }
}
