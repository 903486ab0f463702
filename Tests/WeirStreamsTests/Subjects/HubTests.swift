import Testing

@testable import WeirStreams

/// Writes what it gets.
///
/// `@unchecked Sendable`: the closure is set before its use.
private final class LogSink: Sink<Int>, @unchecked Sendable {
  let name: String
  let log: Log
  var onNext: (@Sendable (Int) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  override func next(_ element: Int) {
    log("\(name)\(element)")
    onNext?(element)
  }

  override func end(_ error: (any Error)?) { log(error == nil ? "\(name)|" : "\(name)#") }
}

@Suite struct HubTests {
  private let hub = Hub<Int>()
  private let log = Log()

  /// Subscribes; disposing of the lifetime unsubscribes.
  @discardableResult
  private func add(_ name: String, onNext: (@Sendable (Int) -> Void)? = nil) -> Lifetime {
    let sink = LogSink(name, log)
    sink.onNext = onNext
    let lifetime = Lifetime()
    lifetime.add(hub.add(sink, lifetime).0)
    return lifetime
  }

  @Test func allGetAllInTheOrderOfSubscription() {
    for name in ["a", "b", "c"] { add(name) }
    hub.send(1)
    hub.send(2)
    hub.close(nil)
    hub.send(3)
    #expect(log.lines == ["a1", "b1", "c1", "a2", "b2", "c2", "a|", "b|", "c|"])
    #expect(!hub.hasObservers)
  }

  @Test func reentrantSendsComeToAllInOneOrder() {
    add("a") { [hub] in if $0 == 1 { hub.send(2) } }
    add("b")
    hub.send(1)
    #expect(log.lines == ["a1", "b1", "a2", "b2"])
  }

  @Test func whoComesDuringAnEventGetsTheNext() {
    add("a") { [self] in if $0 == 1 { add("late") } }
    hub.send(1)
    hub.send(2)
    #expect(log.lines == ["a1", "a2", "late2"])
  }

  @Test func whoLeavesDuringAnEventGetsNoMore() {
    let gone = Collected<Lifetime>()
    add("a") { _ in for lifetime in gone.values { lifetime.dispose() } }
    gone.add(add("b"))
    add("c")
    hub.send(1)
    hub.send(2)
    #expect(log.lines == ["a1", "c1", "a2", "c2"])
  }

  @Test func abandoningIsSilent() {
    add("a")
    hub.abandon()
    hub.send(1)
    #expect(log.lines == [])
    #expect(!hub.hasObservers)
  }

  @Test func manyComeAndGo() {
    let lifetimes = (0..<10_000).map { _ in add("x") }
    for lifetime in lifetimes.dropLast().reversed() { lifetime.dispose() }
    hub.send(1)
    #expect(log.lines == ["x1"])
    lifetimes.last?.dispose()
    #expect(!hub.hasObservers)
  }

  @Test func sendersAndSubscribersOnThreads() {
    onThreads(
      { for number in 0..<3000 { hub.send(number) } },
      { for number in 0..<3000 { hub.send(number) } },
      { for _ in 0..<3000 { add("x").dispose() } })
    #expect(!hub.hasObservers)
    add("y")
    hub.send(7)
    #expect(log.lines.last == "y7")
  }
}
