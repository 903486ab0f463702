/// What was given for the options of a program's own.
public struct GivenOptions: Sendable, Equatable {
  var values: [String: [String]] = [:]

  /// The last value of an option, or nil where it was not given.
  public subscript(option: DriverOption) -> String? { all(option).last }

  /// All values of an option that may be repeated, in their order.
  public func all(_ option: DriverOption) -> [String] { values[option.name] ?? [] }

  /// Whether an option was given.
  public func has(_ option: DriverOption) -> Bool { values[option.name] != nil }
}
