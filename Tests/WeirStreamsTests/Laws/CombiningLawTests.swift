import TestSupport
import Testing
import WeirStreams
import WeirTesting

/// Operators over several sources against a model: the lists of what the sources send, in the order of time.
@Suite struct CombiningLawTests {
  /// An event of one of the hot sources; those at the same time come in the order of the sources.
  private struct Item {
    let source: Int
    let time: Int
    let event: Event<Int>
  }

  private func scripts(_ random: inout SeededGenerator, _ count: Int) -> [Script] {
    (0..<count).map { _ in Script(&random, from: 201) }
  }

  private func timeline(_ scripts: [Script]) -> [Item] {
    let all = scripts.enumerated().flatMap { number, script in
      script.records.map { Item(source: number, time: $0.time, event: $0.value) }
    }
    // Swift's sort is stable in fact, but not in its contract.
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Checks an operator over some hot sources against what a model makes of their events.
  private func check(
    _ count: Int, at location: SourceLocation = #_sourceLocation,
    _ combine: @escaping ([Observable<Int>]) -> Observable<Int>,
    against model: ([Item]) -> [Recorded<Event<Int>>]
  ) {
    forSeeds { random, seed in
      let scripts = scripts(&random, count)
      let result = sent(scripts) { sources, _ in combine(sources) }
      #expect(result == texts(model(timeline(scripts))), "seed \(seed)", sourceLocation: location)
    }
  }

  /// Goes through the events until the body has sent an end; an error of any source is one.
  private func run(
    _ items: [Item], _ body: (Item, inout [Recorded<Event<Int>>]) -> Void
  ) -> [Recorded<Event<Int>>] {
    var result: [Recorded<Event<Int>>] = []
    for item in items {
      if result.last?.value.isStopEvent == true { break }
      if case .error = item.event {
        result.append(Recorded(time: item.time, value: item.event))
      } else {
        body(item, &result)
      }
    }
    return result
  }

  @Test func merge() {
    check(3, { .merge($0) }) { items in
      var running = 3
      return run(items) { item, result in
        if item.event.isStopEvent { running -= 1 }
        if !item.event.isStopEvent || running == 0 { result.append(Recorded(time: item.time, value: item.event)) }
      }
    }
  }

  /// - Parameter endsEarly: Whether it completes when no pair can come any more, which is noticed at the next element.
  private func zip(_ items: [Item], endsEarly: Bool) -> [Recorded<Event<Int>>] {
    var queues: [[Int]] = [[], []]
    var isDone = [false, false]
    return run(items) { item, result in
      if let value = item.event.element { queues[item.source].append(value) } else { isDone[item.source] = true }
      if item.event.element != nil, !queues[0].isEmpty, !queues[1].isEmpty {
        result.append(.next(item.time, queues[0].removeFirst() * 10 + queues[1].removeFirst()))
      } else if isDone[0] && isDone[1] || endsEarly && item.event.element != nil && isDone[1 - item.source] {
        result.append(.completed(item.time))
      }
    }
  }

  @Test func zip() {
    check(2, { .zip($0[0], $0[1]) { $0 * 10 + $1 } }) { zip($0, endsEarly: false) }
    check(2, { .zip($0) { $0[0] * 10 + $0[1] } }) { zip($0, endsEarly: true) }
  }

  @Test func combineLatest() {
    check(2, { .combineLatest($0[0], $0[1]) { $0 * 10 + $1 } }) { items in
      var latest: [Int?] = [nil, nil]
      var isDone = [false, false]
      return run(items) { item, result in
        if let value = item.event.element { latest[item.source] = value } else { isDone[item.source] = true }
        if item.event.element != nil, let left = latest[0], let right = latest[1] {
          result.append(.next(item.time, left * 10 + right))
        } else if isDone[0] && isDone[1] || item.event.element != nil && isDone[1 - item.source] {
          result.append(.completed(item.time))
        }
      }
    }
  }

  @Test func withLatestFrom() {
    check(2, { $0[0].withLatestFrom($0[1]) { $0 * 10 + $1 } }) { items in
      var latest: Int?
      return run(items) { item, result in
        if item.source == 1 { return latest = item.event.element ?? latest }
        guard let value = item.event.element else { return result.append(.completed(item.time)) }
        if let latest { result.append(.next(item.time, value * 10 + latest)) }
      }
    }
  }

  @Test func takeUntil() {
    check(2, { $0[0].take(until: $0[1]) }) { items in
      run(items) { item, result in
        if item.source == 0 { return result.append(Recorded(time: item.time, value: item.event)) }
        if item.event.element != nil { result.append(.completed(item.time)) }
      }
    }
  }

  @Test func concat() {
    forSeeds { random, seed in
      let scripts = (0..<3).map { _ in Script(&random, from: 0) }
      let scheduler = TestScheduler(initialClock: 0)
      let sources = scripts.map { scheduler.createColdObservable($0.records) }
      let result = scheduler.start { Observable.concat(sources.map { $0.asObservable() }) }
      var expected: [Recorded<Event<Int>>] = []
      var start = 200
      for (number, script) in scripts.enumerated() {
        #expect(sources[number].subscriptions.first?.subscribe == start, "seed \(seed)")
        let isLast = script.ending != .completed || number == 2
        let records = isLast ? script.records : Array(script.records.dropLast())
        expected += records.map { Recorded(time: start + $0.time, value: $0.value) }
        if isLast { break }
        start += script.endTime
      }
      #expect(texts(result.events) == texts(expected), "seed \(seed)")
    }
  }
}
