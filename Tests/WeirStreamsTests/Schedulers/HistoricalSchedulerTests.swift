import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct HistoricalSchedulerTests {
  @Test func startsWhereItIsTold() {
    #expect(HistoricalScheduler().now == Date(timeIntervalSince1970: 0))
    let start = Date(timeIntervalSince1970: 5)
    let scheduler = HistoricalScheduler(initialClock: start)
    #expect(scheduler.now == start && scheduler.clock == start)
    scheduler.sleep(2.5)
    #expect(scheduler.now == start.addingTimeInterval(2.5))
  }

  /// Timed operators over recorded times, which replay in no time.
  @Test func replaysHistory() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let (scheduler, source, log) = (HistoricalScheduler(initialClock: start), PublishSubject<String>(), Log())
    for (hours, word) in [(1.0, "a"), (1.01, "b"), (30, "c")] {
      _ = scheduler.scheduleAbsoluteVirtual(word, time: start.addingTimeInterval(hours * 3600)) { word in
        source.onNext(word)
        return Disposables.create()
      }
    }
    let subscription = source.debounce(.seconds(3600), scheduler: scheduler).subscribe(onNext: { word in
      log("\(word) \(Int(scheduler.now.timeIntervalSince(start)))")
    })
    scheduler.advanceTo(start.addingTimeInterval(24 * 3600))
    #expect(log.take() == ["b 7236"])
    scheduler.start()
    #expect(log.lines == ["c 111600"])
    subscription.dispose()
  }

  @Test func converter() {
    let converter = HistoricalSchedulerTimeConverter()
    let time = Date(timeIntervalSince1970: 7)
    #expect(converter.convertFromVirtualTime(time) == time && converter.convertToVirtualTime(time) == time)
    #expect(converter.convertFromVirtualTimeInterval(1.5) == 1.5 && converter.convertToVirtualTimeInterval(2) == 2)
    #expect(converter.offsetVirtualTime(time, offset: -2) == Date(timeIntervalSince1970: 5))
    let order = [-1.0, 0, 1].map { converter.compareVirtualTime(time.addingTimeInterval($0), time) }
    #expect(order == [.lessThan, .equal, .greaterThan])
  }

  /// A converter of one's own, with times that are no numbers.
  private struct Days: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: String) -> RxTime {
      Date(timeIntervalSince1970: Double(virtualTime.count) * 86_400)
    }
    func convertToVirtualTime(_ time: RxTime) -> String {
      String(repeating: "|", count: Int(time.timeIntervalSince1970 / 86_400))
    }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
      Double(virtualTimeInterval) * 86_400
    }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 86_400) }
    func offsetVirtualTime(_ time: String, offset: Int) -> String { time + String(repeating: "|", count: offset) }
    func compareVirtualTime(_ lhs: String, _ rhs: String) -> VirtualTimeComparison {
      if lhs.count < rhs.count { return .lessThan }
      return lhs.count == rhs.count ? .equal : .greaterThan
    }
  }

  @Test func anyKindOfTime() {
    let scheduler = VirtualTimeScheduler(initialClock: "", converter: Days())
    let log = Log()
    let note: @Sendable (String) -> any Disposable = { name in
      log("\(name) \(scheduler.clock)")
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative("b", dueTime: .seconds(3 * 86_400), action: note)
    _ = scheduler.scheduleRelativeVirtual("a", dueTime: 2, action: note)
    _ = scheduler.scheduleAbsoluteVirtual("c", time: "||||", action: note)
    _ = scheduler.schedule("now", action: note)
    #expect(scheduler.debugDescription.filter { $0 == "\"" }.count == 8)
    scheduler.start()
    #expect(log.lines == ["now ", "a ||", "b |||", "c ||||"])
    #expect(scheduler.now == Date(timeIntervalSince1970: 4 * 86_400))
  }
}
