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

  /// The ticks since the beginning of 1970, rounded; the last there is where they are beyond it.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds in a number of ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The ticks in a number of seconds, rounded; as many as there are where they are more.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    let ticks = (timeInterval / resolution).rounded()
    return Int(exactly: ticks) ?? (ticks > 0 ? .max : ticks < 0 ? .min : 0)
  }

  /// The time that comes a number of ticks after another; the last there is where it is beyond it.
  public func offsetVirtualTime(_ time: TestTime, offset: Int) -> TestTime {
    let (sum, isTooFar) = time.addingReportingOverflow(offset)
    return isTooFar ? (offset > 0 ? .max : .min) : sum
  }

  /// Which of two times comes first.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    return lhs == rhs ? .equal : .greaterThan
  }
}
