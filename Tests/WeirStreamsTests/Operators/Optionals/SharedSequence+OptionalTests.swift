import Testing
import WeirStreams
import WeirTesting

@MainActor @Suite(.timeLimit(.minutes(10))) struct SharedSequenceOptionalTests {
  private let numbers = Driver<Int?>.of(1, nil, 2)
  private let lists = Signal<[Int]>.of([1], [], [2])

  private func all<Strategy, Element>(_ stream: SharedSequence<Strategy, Element>) async -> [Element] {
    var all: [Element] = []
    for await element in stream.values { all.append(element) }
    return all
  }

  @Test func optionals() async {
    #expect(await all(numbers.filterNil()) == [1, 2])
    #expect(await all(numbers.unwrap()) == [1, 2])
    #expect(await all(numbers.replaceNilWith(0)) == [1, 0, 2])
    #expect(await all(numbers.catchOnNil { .just(9) }) == [1, 9, 2])
  }

  @Test func collections() async {
    #expect(await all(lists.filterEmpty()) == [[1], [2]])
    #expect(await all(lists.catchOnEmpty { .just([0]) }) == [[1], [0], [2]])
  }

  @Test func infallibles() {
    let numbers = Infallible<Int?>.of(1, nil, 2)
    #expect(numbers.filterNil().sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(numbers.unwrap().sentAtOnce() == ["1", "2", "completed", "disposed"])
  }
}
