import TestSupport
import WeirStreams
import WeirTesting

/// What a source of a law sends: numbers at growing times, of which some are equal, and mostly an end.
struct Script {
  enum Ending {
    case completed
    case failed
    case none
  }

  private(set) var numbers: [(time: Int, value: Int)] = []
  private(set) var ending = Ending.none
  private(set) var endTime: Int

  /// - Parameter start: No event comes before it.
  init(_ random: inout SeededGenerator, from start: Int) {
    var time = start + random.below(40)
    for _ in 0..<random.below(8) {
      numbers.append((time, random.below(10)))
      time += [0, 0, 1, 10, 25, 60][random.below(6)]
    }
    endTime = time + [0, 5][random.below(2)]
    ending = [.completed, .completed, .failed, .none][random.below(4)]
  }

  var values: [Int] { numbers.map(\.value) }

  var records: [Recorded<Event<Int>>] {
    var records = numbers.map { Recorded.next($0.time, $0.value) as Recorded<Event<Int>> }
    switch ending {
    case .completed: records.append(.completed(endTime))
    case .failed: records.append(.error(endTime, Failure.first))
    case .none: break
    }
    return records
  }

  /// The end alone, as a law's expected events have it.
  var end: [Recorded<Event<Int>>] { Array(records.dropFirst(numbers.count)) }
}

/// Runs a law for many seeds; a failure names the seed.
func forSeeds(_ seeds: Range<Int> = 0..<300, _ body: (inout SeededGenerator, Int) throws -> Void) rethrows {
  for seed in seeds {
    var random = SeededGenerator(seed: seed)
    try body(&random, seed)
  }
}

/// What a stream over fresh hot sources with these scripts sends, subscribed to at 200 and disposed of at 1000.
func sent<Output>(
  _ scripts: [Script], _ make: @escaping ([Observable<Int>], TestScheduler) -> Observable<Output>
) -> [String] {
  let scheduler = TestScheduler(initialClock: 0)
  let sources = scripts.map { scheduler.createHotObservable($0.records).asObservable() }
  return scheduler.start { make(sources, scheduler) }.events.map { "\($0)" }
}

/// The same of a stream over one source.
func sent<Output>(_ script: Script, _ make: @escaping (Observable<Int>) -> Observable<Output>) -> [String] {
  sent([script]) { sources, _ in make(sources[0]) }
}

/// The texts of expected events.
func texts<Output>(_ events: [Recorded<Event<Output>>]) -> [String] { events.map { "\($0)" } }
