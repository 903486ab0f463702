/// A picker's data source that takes its models from a stream, as `picker.rx.items(adapter:)` needs one.
@preconcurrency @MainActor
public protocol RxPickerViewDataSourceType {
  /// What the stream is of.
  associatedtype Element

  /// Takes the next model, and makes the picker show it.
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}
