import TestSupport
import Testing

@testable import WeirMVVM

/// Forwards between the events of a view model and those of its parent.
@Suite @MainActor struct RxControllerEventRouterTests {
  private let journal = Journal()
  private let top = RxViewModel()
  private let middle = RxViewModel()
  private let bottom = RxViewModel()

  init() {
    top.addChild(middle)
    middle.addChild(bottom)
  }

  private func write(_ model: RxViewModel, _ name: String) {
    model.events.map { "\($0.value ?? "nil")" }.write(name, to: journal).disposed(by: model.disposeBag)
  }

  // MARK: Down and up

  @Test func aParentsEventIsForwarded() {
    middle.forward(parentEvent: TestEvent.name, toEvent: TestEvent.number)
    let child = listener("bottom", to: TestEvent.number, in: journal)
    middle.addChild(child)
    top.events.accept(TestEvent.name.event("a"))
    #expect(journal.take() == ["bottom a"])
    middle.events.accept(TestEvent.name.event("own"))
    #expect(journal.take() == [])
  }

  @Test func anEventIsForwardedToTheParent() {
    middle.forward(event: TestEvent.count, toParentEvent: TestEvent.count)
    write(top, "top")
    bottom.parentEvents.accept(TestEvent.count.event(3))
    #expect(journal.take() == ["top 3"])
    bottom.parentEvents.accept(TestEvent.count.event(nil))
    #expect(journal.take() == ["top nil"])
  }

  @Test func forwardsTransformWithFlatMapLatest() {
    middle.forward(parentEvent: TestEvent.name, toEvent: TestEvent.number) { (text: String?) in
      Observable.just(text?.count)
    }
    middle.forward(event: TestEvent.number, toParentEvent: TestEvent.count.untyped) { (number: Int?) in
      Observable.of(number, number)
    }
    write(top, "top")
    top.events.accept(TestEvent.name.event("four"))
    #expect(journal.take() == ["top four", "top 4", "top 4"].map { $0.replacing("top 4", with: "top Optional(4)") })
  }

  @Test func typedForwardsTransformWithFlatMapLatest() {
    middle.forward(parentEvent: TestEvent.text, toEvent: TestEvent.count) { text in
      Observable.just(text?.count ?? -1)
    }
    middle.forward(event: TestEvent.count, toParentEvent: TestEvent.moment) { count in
      Observable.just("\(count ?? -1) letters")
    }
    write(top, "top")
    top.events.accept(TestEvent.text.event("four"))
    top.events.accept(TestEvent.text.event(nil))
    #expect(journal.take() == ["top four", "top 4 letters", "top nil", "top -1 letters"])
  }

  @Test func onlyTheLatestInnerStreamIsForwarded() {
    let answers = (1...2).map { _ in PublishSubject<String>() }
    middle.forward(parentEvent: TestEvent.count, toEvent: TestEvent.text) { index in answers[index ?? 0] }
    write(middle, "middle")
    top.events.accept(TestEvent.count.event(0))
    answers[0].onNext("first")
    top.events.accept(TestEvent.count.event(1))
    answers[0].onNext("late")
    answers[1].onNext("second")
    #expect(journal.take() == ["middle first", "middle second"])
    #expect(!answers[0].hasObservers)
  }

  @Test func aTransformMayUseTheViewModel() {
    final class Doubling: RxViewModel {
      var factor = 2
      override func prepareForParentEvents() {
        forward(parentEvent: TestEvent.count, toEvent: TestEvent.count) { [unowned self] in
          .just(($0 ?? 0) * factor) as Observable<Int>
        }
      }
    }
    let model = Doubling()
    write(model, "model")
    top.addChild(model)
    top.events.accept(TestEvent.count.event(4))
    model.factor = 10
    top.events.accept(TestEvent.count.event(4))
    #expect(journal.take() == ["model 8", "model 40"])
  }

  @Test func aLateViewModelForwardsTheLastValue() {
    let late = RxViewModel()
    late.forward(parentEvent: TestEvent.text, toEvent: TestEvent.text)
    late.addChild(listener("child", to: TestEvent.text.untyped, in: journal))
    top.events.accept(TestEvent.text.event("a"))
    top.addChild(late)
    #expect(journal.take() == ["child a"])
  }

  @Test func withoutAParentNothingIsForwardedUp() {
    let alone = RxViewModel()
    alone.forward(event: TestEvent.text, toParentEvent: TestEvent.text)
    let reported = faults(of: "RxViewModel") { alone.events.accept(TestEvent.text.event("a")) }
    #expect(reported == [])
    top.addChild(alone)
    write(top, "top")
    alone.events.accept(TestEvent.text.event("b"))
    #expect(journal.take() == ["top b"])
  }

  @Test func forwardsEndWithTheViewModel() {
    var model: RxViewModel? = RxViewModel()
    let weakModel = WeakReference(model)
    model?.forward(parentEvent: TestEvent.text, toEvent: TestEvent.text)
    model?.forward(parentEvent: TestEvent.count, toEvent: TestEvent.text) { Observable.just("\($0 ?? 0)") }
    if let model { top.addChild(model) }
    #expect(top.node.listenerCount == 2)
    model = nil
    #expect(weakModel.isGone)
    #expect(top.node.listenerCount == 0)
  }
}
