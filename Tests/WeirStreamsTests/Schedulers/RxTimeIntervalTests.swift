import Foundation
import Testing

@testable import WeirStreams

@Suite struct RxTimeIntervalTests {
  private static let spans: [(RxTimeInterval, Double)] = [
    (.nanoseconds(1_500_000_000), 1.5), (.microseconds(250_000), 0.25), (.milliseconds(-500), -0.5), (.seconds(3), 3),
    (.seconds(.max), Double(Int.max)), (.never, .infinity), (.nanoseconds(0), 0),
  ]

  @Test(arguments: spans)
  func seconds(span: RxTimeInterval, seconds: Double) {
    #expect(span.seconds == seconds)
    #expect(span.isNow == (seconds == 0))
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let later = start.adding(span)
    if seconds.isFinite {
      #expect(later == start.addingTimeInterval(seconds))
    } else {
      #expect(later == .distantFuture)
    }
  }

  /// What is left is in the same unit, not less than nothing, and never traps: not for the greatest spans, and not where the
  /// clock was set back.
  @Test(arguments: [
    (RxTimeInterval.seconds(10), 4, RxTimeInterval.seconds(6)), (.seconds(10), 10, .seconds(0)),
    (.milliseconds(1500), 1, .milliseconds(500)), (.seconds(10), 4.4, .seconds(6)), (.seconds(10), 4.6, .seconds(5)),
    (.nanoseconds(5), 1, .nanoseconds(0)), (.seconds(10), -5, .seconds(15)), (.never, 1e9, .never),
    (.nanoseconds(.max), 0, .nanoseconds(.max)), (.seconds(.max), 0, .seconds(.max)),
    (.nanoseconds(.max), -1e12, .nanoseconds(.max)), (.microseconds(1), -1e15, .microseconds(.max)),
    (.seconds(.min), 0, .seconds(0)), (.seconds(-1), 0, .seconds(0)),
  ])
  func remaining(span: RxTimeInterval, passed: Double, left: RxTimeInterval) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(span.remaining(from: start, to: start.addingTimeInterval(passed)) == left)
  }
}
