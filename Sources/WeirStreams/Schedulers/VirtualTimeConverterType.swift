public import Foundation

/// Translates between the time of a `VirtualTimeScheduler` and real time.
///
/// Its comparison must not call the scheduler.
@preconcurrency
public protocol VirtualTimeConverterType: Sendable {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit

  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The real time for a virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The virtual time for a real time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// The seconds in a span of virtual time.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

  /// The span of virtual time for a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The time that comes a span after another.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

  /// Which of two times comes first.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}
