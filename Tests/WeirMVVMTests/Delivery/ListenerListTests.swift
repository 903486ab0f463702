import TestSupport
import Testing

@testable import WeirMVVM

@Suite @MainActor struct ListenerListTests {
  private let list = ListenerList()
  private let event = TestEvent.text.event("a")

  private func make(_ body: @escaping @MainActor () -> Void) -> EventListener {
    EventListener(TestEvent.text.untyped) { _ in body() }
  }

  @Test func itKeepsTheOrder() {
    let journal = Journal()
    let listeners = (0..<5).map { index in make { journal("\(index)") } }
    listeners.forEach(list.append)
    list.remove(listeners[1])
    list.remove(listeners[3])
    list.append(listeners[1])
    #expect(list.send(event) == 4)
    #expect(journal.take() == ["0", "2", "4", "1"])
    #expect(list.count == 4)
  }

  @Test func whatIsRemovedTwiceIsRemovedOnce() {
    let listeners = (0..<3).map { _ in make {} }
    listeners.forEach(list.append)
    list.remove(listeners[0])
    list.remove(listeners[0])
    #expect(list.count == 2)
    let stranger = make {}
    list.remove(stranger)
    stranger.place = 1
    list.remove(stranger)
    #expect(list.count == 2 && list.send(event) == 2)
  }

  @Test func whatIsAddedOrRemovedMeanwhileIsNotSentTo() {
    let journal = Journal()
    let last = make { journal("last") }
    let late = make { journal("late") }
    let first = make { [list] in
      journal("first")
      list.remove(last)
      if late.place == nil { list.append(late) }
    }
    [first, last].forEach(list.append)
    #expect(list.send(event) == 1)
    #expect(journal.take() == ["first"])
    #expect(list.send(event) == 2)
    #expect(journal.take() == ["first", "late"])
  }

  @Test func allMayBeRemovedMeanwhile() {
    let journal = Journal()
    list.append(make { [list] in list.endAll() })
    list.append(make { journal("never") })
    #expect(list.send(event) == 1)
    #expect(list.isEmpty && list.send(event) == 0)
    list.append(make { journal("new") })
    #expect(list.send(event) == 1)
    #expect(journal.take() == ["new"])
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5]) func itAgreesWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model: [(Int, EventListener)] = []
    let journal = Journal()
    for number in 0..<2_000 {
      if model.isEmpty || random.next() % 5 < 2 {
        let listener = make { journal("\(number)") }
        list.append(listener)
        model.append((number, listener))
      } else {
        list.remove(model.remove(at: Int(random.next() % UInt64(model.count))).1)
      }
      if number % 50 == 0 {
        #expect(list.send(event) == model.count, "seed \(seed)")
        #expect(journal.take() == model.map { "\($0.0)" }, "seed \(seed)")
      }
    }
    #expect(list.count == model.count, "seed \(seed)")
  }
}
