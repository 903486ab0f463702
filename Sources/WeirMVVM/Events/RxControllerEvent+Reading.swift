import WeirReporting

extension RxControllerEvent {
  /// The value at a type; nil where there is none, and nil with a report where it has another type.
  func read<Value>(as type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let value = value as? Value { return value }
    if !Self.isNil(value) { report(value, readAs: type) }
    return nil
  }

  /// Whether it is an optional without a value: streams of optionals are sent as they are.
  private static func isNil(_ value: Any) -> Bool { (value as? any Emptiness)?.isNil == true }

  private func report<Value>(_ value: Any, readAs type: Value.Type) {
    WeirDiagnostics.report(
      "RxControllerEvent", rule: "an event is read at the type that it is sent with",
      value: "\(Swift.type(of: value)) of the event declared at \(identifier) was read as \(type)",
      remedy: "read it as \(Swift.type(of: value)), or declare it with identifier(of:) so that the compiler finds it")
  }
}

/// An optional of any type.
private protocol Emptiness {
  var isNil: Bool { get }
}

extension Optional: Emptiness {
  fileprivate var isNil: Bool {
    guard let self else { return true }
    return (self as? any Emptiness)?.isNil == true
  }
}
