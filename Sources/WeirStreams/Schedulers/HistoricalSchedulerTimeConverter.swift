public import Foundation

/// The converter of a scheduler whose virtual time is real time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Makes a converter.
  public init() {}

  /// The same time.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The same time.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// The same span.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// The same span.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

  /// The time that comes a number of seconds after another.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time.addingTimeInterval(offset) }

  /// Which of two times comes first.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs == rhs ? .equal : .greaterThan
  }
}
