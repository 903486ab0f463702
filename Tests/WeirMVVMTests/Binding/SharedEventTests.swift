import TestSupport
import Testing

@testable import WeirMVVM

/// Events that belong to all generations below a view model.
@Suite @MainActor struct SharedEventTests {
  private let journal = Journal()
  private let models = (0..<5).map { _ in RxViewModel() }

  /// Each is the parent of the next one.
  private func chain() {
    for (parent, child) in zip(models, models.dropFirst()) { parent.addChild(child) }
  }

  private func listen(_ index: Int) {
    let model = models[index]
    model.parentEvents.value(of: TestEvent.text).write("\(index)", to: journal).disposed(by: model.disposeBag)
  }

  @Test func allGenerationsHearIt() {
    chain()
    models[0].share(event: TestEvent.text)
    for index in 1..<5 { listen(index) }
    models[0].events.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["1 a", "2 a", "3 a", "4 a"])
  }

  @Test func whoeverSendsItSendsItToAll() {
    models[0].share(event: TestEvent.text)
    chain()
    models[0].events.value(of: TestEvent.text).write("top", to: journal).disposed(by: models[0].disposeBag)
    for index in 1..<5 { listen(index) }
    models[4].parentEvents.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["top a", "1 a", "2 a", "3 a", "4 a"])
    models[3].events.accept(TestEvent.text.event("own"))
    #expect(journal.take() == [])
  }

  @Test func otherEventsStayWithTheirParent() {
    models[0].share(event: TestEvent.text)
    chain()
    models[4].parentEvents.value(of: TestEvent.count).write("4", to: journal).disposed(by: models[4].disposeBag)
    models[0].events.accept(TestEvent.count.event(1))
    models[3].events.accept(TestEvent.count.event(2))
    #expect(journal.take() == ["4 2"])
  }

  @Test func aLateGenerationGetsTheLastValueOnce() {
    models[0].share(event: TestEvent.text)
    models[0].events.accept(TestEvent.text.event("a"))
    for index in 1..<5 { listen(index) }
    models[3].addChild(models[4])
    models[2].addChild(models[3])
    #expect(journal.take() == [])
    models[0].addChild(models[1])
    #expect(journal.take() == ["1 a"])
    models[1].addChild(models[2])
    #expect(journal.take() == ["2 a", "3 a", "4 a"])
  }

  @Test func theNearestOneCounts() {
    chain()
    models[0].share(event: TestEvent.text)
    for index in 1..<5 { listen(index) }
    models[2].share(event: TestEvent.text)
    models[0].events.accept(TestEvent.text.event("top"))
    #expect(journal.take() == ["1 top", "2 top"])
    models[4].parentEvents.accept(TestEvent.text.event("near"))
    #expect(journal.take() == ["3 near", "4 near"])
  }

  @Test func whoLeavesHearsItNoMore() {
    chain()
    models[0].share(event: TestEvent.text)
    for index in 1..<5 { listen(index) }
    models[2].removeFromParent()
    models[0].events.accept(TestEvent.text.event("top"))
    #expect(journal.take() == ["1 top"])
    models[3].events.accept(TestEvent.text.event("parent"))
    #expect(journal.take() == ["4 parent"])
  }

  @Test func whatIsSharedEndsWithItsViewModel() {
    var top: RxViewModel? = RxViewModel()
    let weakTop = WeakReference(top)
    top?.share(event: TestEvent.text)
    top?.addChild(models[0])
    chain()
    for index in 1..<5 { listen(index) }
    top = nil
    #expect(weakTop.isGone)
    models[3].events.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["4 a"])
  }

  @Test func aCycleThroughASharedEventIsFound() {
    for (parent, child) in zip(models[...2], models[1...2]) { parent.addChild(child) }
    models[1].forward(parentEvent: TestEvent.text, toEvent: TestEvent.moment)
    models[2].forward(parentEvent: TestEvent.moment, toEvent: TestEvent.moment)
    models[2].forward(event: TestEvent.moment, toParentEvent: TestEvent.text)
    let reported = faults(of: "RxViewModel") { models[0].share(event: TestEvent.text) }
    #expect(reported.count == 1)
    models[0].events.value(of: TestEvent.text).write("top", to: journal).disposed(by: models[0].disposeBag)
    models[0].events.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["top a"])
  }

  @Test func sharingTwiceIsSharingOnce() {
    chain()
    listen(4)
    models[0].share(event: TestEvent.text.untyped)
    models[0].share(event: TestEvent.text)
    models[0].events.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["4 a"])
  }
}
