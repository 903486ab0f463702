import Testing
import WeirTesting

@testable import WeirStreams

@Suite struct VirtualQueueTests {
  private typealias Queue = VirtualQueue<HistoricalSchedulerTimeConverter>

  private func take(_ queue: inout Queue, until limit: Double? = nil) -> [Double] {
    var times: [Double] = []
    while let item = queue.next(until: limit.map { .init(timeIntervalSinceReferenceDate: $0) }) {
      times.append(item.time.timeIntervalSinceReferenceDate)
    }
    return times
  }

  private func insert(_ time: Double, _ queue: inout Queue) -> VirtualItem<RxTime> {
    queue.insert(at: .init(timeIntervalSinceReferenceDate: time)) { Disposables.create() }
  }

  /// Whatever is put in and taken out, those up to a limit come out by time and then by age.
  @Test(arguments: 0..<20)
  func modelOfAList(_ seed: Int) {
    var random = seed
    func next(_ limit: Int) -> Int {
      random = (random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407)
      return Int(UInt(bitPattern: random) >> 33) % limit
    }
    var queue = Queue(.init())
    var model: [(time: Double, item: VirtualItem<RxTime>)] = []
    for _ in 0..<200 {
      switch next(4) {
      case 0...1:
        let time = Double(next(20))
        model.append((time, insert(time, &queue)))
      case 2:
        if !model.isEmpty { model.remove(at: next(model.count)).item.dispose() }
      default:
        let limit = Double(next(20))
        let due = model.enumerated().filter { $0.element.time <= limit }
          .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        var taken: [VirtualItem<RxTime>] = []
        while let item = queue.next(until: .init(timeIntervalSinceReferenceDate: limit)) { taken.append(item) }
        #expect(taken.map(\.number) == due.map(\.item.number))
        model.removeAll { $0.time <= limit }
      }
      #expect(queue.times.count == model.count)
    }
  }

  @Test func empty() {
    var queue = Queue(.init())
    #expect(take(&queue) == [] && queue.firstTime == nil && queue.times.isEmpty)
  }

  @Test func theCancelledAreDropped() {
    var queue = Queue(.init())
    let items = [3.0, 1, 2].map { insert($0, &queue) }
    items[1].dispose()
    #expect(items[1].isDisposed)
    #expect(queue.times.count == 2)
    #expect(take(&queue, until: 2) == [2])
    #expect(take(&queue) == [3])
  }

  /// An action runs once, what it gave is disposed of with it, and a cancelled one is freed at once.
  @Test func items() {
    let log = Log()
    let item = VirtualItem(0, 0, CancelledCount()) {
      log("run")
      return Disposables.create { log("disposed") }
    }
    item.invoke()
    item.invoke()
    #expect(log.take() == ["run"])
    item.dispose()
    item.dispose()
    #expect(log.take() == ["disposed"])
    final class Token {}
    weak var token: Token?
    let cancelled: VirtualItem<Int>
    do {
      let new = Token()
      token = new
      cancelled = VirtualItem(0, 1, CancelledCount()) {
        _ = new
        return Disposables.create()
      }
    }
    #expect(token != nil)
    cancelled.dispose()
    #expect(token == nil)
    cancelled.invoke()
  }

  @Test func disposedOfInTheMiddleOfTheAction() {
    let (log, slot) = (Log(), SerialDisposable())
    let item = VirtualItem(0, 0, CancelledCount()) {
      slot.dispose()
      return Disposables.create { log("disposed") }
    }
    slot.disposable = item
    item.invoke()
    #expect(log.lines == ["disposed"])
  }
}
