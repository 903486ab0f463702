import Testing

@testable import WeirStreams

/// Writes what it gets.
private final class LogSink: Sink<String>, @unchecked Sendable {
  // `@unchecked Sendable`: the log guards itself.
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func next(_ element: String) { log(element) }

  override func end(_ error: (any Error)?) { log(error == nil ? "completed" : "error") }
}

@Suite struct CombinationTests {
  private let log = Log()
  private let lifetime = Lifetime()

  private func zipping(endsEarly: Bool) -> (Combination<String>, [ZipSource<Int>]) {
    let queues = [ZipQueue<Int>(), ZipQueue<Int>()]
    let combination = Combination(LogSink(log), lifetime, endsEarly: endsEarly) { sink, combining in
      sink.next(queues.map { "\($0.take(from: combining))" }.joined())
    }
    return (combination, queues.map { ZipSource($0, combination) })
  }

  /// The number of those that have nothing is what decides whether there is a combination.
  @Test func countsWhoIsMissing() {
    let (combination, sources) = zipping(endsEarly: false)
    #expect(combination.missing == 2 && combination.active == 2)
    sources[0].next(1)
    sources[0].next(2)
    #expect(combination.missing == 1 && log.lines.isEmpty)
    sources[1].next(3)
    #expect(combination.missing == 1 && log.lines == ["13"])
    sources[1].next(4)
    #expect(combination.missing == 2 && log.lines == ["13", "24"])
  }

  @Test func ends() {
    for (endsEarly, expected) in [(true, ["completed"]), (false, [])] {
      let (combination, sources) = zipping(endsEarly: endsEarly)
      sources[0].end(nil)
      #expect(combination.active == 1 && log.take().isEmpty)
      sources[1].next(1)
      #expect(log.take() == expected)
      sources[1].end(nil)
      #expect(log.take() == (endsEarly ? [] : ["completed"]))
    }
  }

  /// A source that has ended, or whose end has come twice, does not count again.
  @Test func oneEndEach() {
    let (combination, sources) = zipping(endsEarly: false)
    sources[0].end(nil)
    sources[0].end(nil)
    #expect(combination.active == 1 && log.lines.isEmpty)
    sources[1].end(Failure.first)
    #expect(log.lines == ["error"])
  }

  /// Nothing is combined for a subscriber that has left.
  @Test func over() {
    let (_, sources) = zipping(endsEarly: true)
    lifetime.dispose()
    sources[0].end(nil)
    sources[1].end(Failure.first)
    #expect(log.lines.isEmpty)
  }
}
