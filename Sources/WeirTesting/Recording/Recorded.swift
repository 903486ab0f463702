/// A value with the virtual time at which it came.
public struct Recorded<Value>: CustomDebugStringConvertible {
  /// The time.
  public let time: TestTime

  /// The value.
  public let value: Value

  /// Makes a recorded value.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// The value and its time as text, for example `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {}
