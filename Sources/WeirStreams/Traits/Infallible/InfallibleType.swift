/// A stream that never ends with an error.
public protocol InfallibleType<Element>: ObservableConvertibleType {}
