import TestSupport
import Testing
import WeirStreams
import WeirTesting

@Suite(.serialized) struct RangeTests {
  @Test func counts() {
    #expect(Observable.range(start: 5, count: 3).sentAtOnce() == ["5", "6", "7", "completed", "disposed"])
    #expect(Observable.range(start: 5, count: 0).sentAtOnce() == ["completed", "disposed"])
    #expect(Observable<UInt8>.range(start: 254, count: 2).sentAtOnce() == ["254", "255", "completed", "disposed"])
    #expect(Observable.range(start: 0, count: .max).take(2).sentAtOnce() == ["0", "1", "completed", "disposed"])
  }

  @Test func faultsAreReported() {
    let reported = faults(of: "Observable.range") {
      #expect(Observable.range(start: 5, count: -1).sentAtOnce() == ["completed", "disposed"])
      #expect(
        Observable<UInt8>.range(start: 254, count: 3).sentAtOnce() == ["error \(RxError.overflow)", "disposed"])
    }
    #expect(reported.map { $0.split(separator: "; ").last } == ["start 5, count -1", "start 254, count 3"])
  }
}

extension RangeTests {
  @Test(arguments: [(Int8.min, Int8(1)), (-128, 127), (127, 1), (0, 127), (1, 127)])
  func theWholeOfAType(start: Int8, count: Int8) {
    let numbers = (0..<Int(count)).map { Int(start) + $0 }
    let events = Observable<Int8>.range(start: start, count: count).sentAtOnce()
    #expect(events == numbers.map { "\($0)" } + ["completed", "disposed"])
  }

  @Test func onAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable.range(start: -1, count: 9, scheduler: scheduler) }
    #expect(result.events == [.next(201, -1), .next(202, 0)])
  }

  @Test func givenUpInTheMiddle() {
    #expect(sent(by: Observable.range(start: 1, count: .max), givenUpAt: 2) == ["1", "2", "given up"])
  }

  /// A stream that was refused is one all the same: nothing traps, at the greatest numbers neither.
  @Test func refusedRanges() {
    let reported = faults(of: "Observable.range") {
      for (start, count) in [(Int.max, 2), (2, .max), (.min, .min)] {
        let last = Observable.range(start: start, count: count).sentAtOnce()
        #expect(last == [count < 0 ? "completed" : "error \(RxError.overflow)", "disposed"])
      }
    }
    #expect(reported.count == 3)
  }
}
