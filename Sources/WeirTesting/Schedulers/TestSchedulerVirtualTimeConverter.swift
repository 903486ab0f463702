public import Foundation
public import WeirStreams

/// A point in a test's virtual time.
public typealias TestTime = Int

/// The converter of a `TestScheduler`: whole ticks, each of which stands for some seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) {
    self.resolution = resolution
  }

  /// The real time for a number of ticks, counted from the beginning of 1970.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The ticks since the beginning of 1970, rounded.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds in a number of ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The ticks in a number of seconds, rounded; what is out of their range is the last or the first of them.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    let ticks = (timeInterval / resolution).rounded()
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// The time that comes a number of ticks after another, at most the last one.
  public func offsetVirtualTime(_ time: TestTime, offset: Int) -> TestTime {
    let (sum, isTooFar) = time.addingReportingOverflow(offset)
    return isTooFar ? (offset < 0 ? .min : .max) : sum
  }

  /// Which of two times comes first.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs == rhs ? .equal : .greaterThan
  }
}
