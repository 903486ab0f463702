import Dispatch
import Foundation

extension DispatchTimeInterval {
  /// The span in seconds; infinite for `never`.
  var seconds: TimeInterval {
    switch self {
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .seconds(let count): TimeInterval(count)
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  /// Whether it is no time at all.
  var isNow: Bool { seconds == 0 }

  /// What is left of this span at a later time, in the unit of this span and not less than nothing.
  func remaining(from start: RxTime, to now: RxTime) -> DispatchTimeInterval {
    func left(_ count: Int, _ unitsASecond: Double) -> Int {
      let rest = (Double(count) - now.timeIntervalSince(start) * unitsASecond).rounded()
      // The clock may have been set back, and the greatest count is no Double; neither must trap.
      return rest > 0 ? Int(exactly: rest) ?? .max : 0
    }
    switch self {
    case .nanoseconds(let count): return .nanoseconds(left(count, 1_000_000_000))
    case .microseconds(let count): return .microseconds(left(count, 1_000_000))
    case .milliseconds(let count): return .milliseconds(left(count, 1_000))
    case .seconds(let count): return .seconds(left(count, 1))
    case .never: return .never
    @unknown default: return .never
    }
  }
}

extension Date {
  /// The time that comes a span after this one; the distant future for `never`.
  func adding(_ interval: DispatchTimeInterval) -> Date {
    interval.seconds.isFinite ? addingTimeInterval(interval.seconds) : .distantFuture
  }
}
