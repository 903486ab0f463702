/// What can be turned into a `ControlProperty`.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// This property as a control property.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The same property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    return ControlProperty(
      values: original.values.map { $0 ?? "" }, valueSink: original.valueSink.mapObserver { $0 })
  }
}
