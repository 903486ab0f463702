import Testing

@testable import WeirStreams

@Suite struct VirtualQueueMemoryTests {
  private typealias Queue = VirtualQueue<HistoricalSchedulerTimeConverter>

  /// Timers that are set and cancelled over and over, as by `timeout`, take no memory until their time.
  @Test func cancelledItemsAreForgotten() {
    var queue = Queue(HistoricalSchedulerTimeConverter())
    weak var first: VirtualItem<RxTime>?
    for number in 0..<1000 {
      let item = queue.insert(at: .distantFuture) { Disposables.create() }
      if number == 0 { first = item }
      item.dispose()
    }
    #expect(first == nil)
    #expect(queue.times.isEmpty)
  }

  @Test func orderAfterForgetting() {
    var queue = Queue(HistoricalSchedulerTimeConverter())
    let log = Log()
    let epoch = RxTime(timeIntervalSince1970: 0)
    for number in 0..<300 {
      let item = queue.insert(at: epoch.addingTimeInterval(Double(number * 7 % 10))) {
        log("\(number * 7 % 10) \(number)")
        return Disposables.create()
      }
      if number % 3 != 0 { item.dispose() }
    }
    while let item = queue.next(until: nil) { item.invoke() }
    let expected = stride(from: 0, to: 300, by: 3).map { ($0 * 7 % 10, $0) }.sorted { $0 < $1 }
    #expect(log.lines == expected.map { "\($0) \($1)" })
  }
}
