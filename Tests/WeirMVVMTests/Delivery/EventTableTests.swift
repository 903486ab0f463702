import Testing

@testable import WeirMVVM

/// An event reaches only those that listen for it.
@Suite @MainActor struct EventTableTests {
  @Test(.timeLimit(.minutes(10))) func anEventCostsItsOwnListenersOnly() {
    let model = RxViewModel()
    let bag = DisposeBag()
    let identifiers = (0..<10_000).map { _ in RxControllerEvent.identifier(of: Int.self) }
    var heard = [Int](repeating: 0, count: identifiers.count)
    for (index, identifier) in identifiers.enumerated() {
      model.events.unwrappedValue(of: identifier).bind { heard[index] += $0 }.disposed(by: bag)
    }
    #expect(model.node.listenerCount == 10_000)
    let before = model.node.visits
    model.events.accept(identifiers[1_234].event(1))
    #expect(model.node.visits - before == 1)
    #expect(heard[1_234] == 1)
    #expect(heard.reduce(0, +) == 1)
    for identifier in identifiers { model.events.accept(identifier.event(1)) }
    #expect(model.node.visits - before == 10_001)
    #expect(heard.reduce(0, +) == 10_001)
  }

  @Test func anEventThatNobodyListensForReachesNobody() {
    let model = RxViewModel()
    model.events.accept(TestEvent.text.event("a"))
    #expect(model.node.visits == 0)
  }

  @Test func listenersToAllAreCountedWithTheOthers() {
    let model = RxViewModel()
    let all: any Disposable = model.events.bind { _ in }
    let one: any Disposable = model.events.value(of: TestEvent.text).bind { _ in }
    model.events.accept(TestEvent.text.event("a"))
    model.events.accept(TestEvent.count.event(1))
    #expect(model.node.visits == 3)
    all.dispose()
    one.dispose()
    #expect(model.node.listenerCount == 0)
  }

  @Test func childrenOfOneParentShareItsTable() {
    let parent = RxViewModel()
    let journal = Journal()
    let children = (0..<100).map { index in
      listener("\(index)", to: index == 7 ? TestEvent.name : TestEvent.number, in: journal)
    }
    for child in children { parent.addChild(child) }
    parent.events.accept(TestEvent.name.event("a"))
    #expect(parent.node.visits == 1)
    #expect(journal.take() == ["7 a"])
  }
}
