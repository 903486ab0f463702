import Foundation

/// Compares the times of a clock.
struct ClockConverter<C: Clock>: VirtualTimeConverterType where C.Duration == Duration {
  let start: C.Instant
  let epoch: RxTime

  func convertFromVirtualTime(_ virtualTime: C.Instant) -> RxTime {
    epoch.addingTimeInterval(start.duration(to: virtualTime) / .seconds(1))
  }

  func convertToVirtualTime(_ time: RxTime) -> C.Instant {
    start.advanced(by: .seconds(time.timeIntervalSince(epoch)))
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Duration) -> TimeInterval {
    virtualTimeInterval / .seconds(1)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Duration { .seconds(timeInterval) }

  func offsetVirtualTime(_ time: C.Instant, offset: Duration) -> C.Instant { time.advanced(by: offset) }

  func compareVirtualTime(_ lhs: C.Instant, _ rhs: C.Instant) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs == rhs ? .equal : .greaterThan
  }
}
