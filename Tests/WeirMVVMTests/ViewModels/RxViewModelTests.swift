import TestSupport
import Testing

@testable import WeirMVVM

@Suite @MainActor struct RxViewModelTests {
  private let journal = Journal()

  // MARK: Children

  @Test func eventsGoBetweenAParentAndItsChildrenOnly() {
    let (top, parent, other) = (RxViewModel(), RxViewModel(), RxViewModel())
    let (first, second) = (RxViewModel(), RxViewModel())
    top.addChildren(parent, other)
    parent.addChildren(first, second)
    for (name, model) in [("top", top), ("parent", parent), ("other", other), ("first", first)] {
      model.events.value(of: TestEvent.text).write(name, to: journal).disposed(by: model.disposeBag)
    }
    second.parentEvents.value(of: TestEvent.text).write("second", to: journal).disposed(by: second.disposeBag)
    first.parentEvents.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["parent a", "second a"])
    parent.events.accept(TestEvent.text.event("b"))
    #expect(journal.take() == ["parent b", "second b"])
    parent.parentEvents.accept(TestEvent.text.event("c"))
    #expect(journal.take() == ["top c"])
  }

  @Test func aChildIsPreparedOnceWithItsParentThere() {
    let (first, second) = (RxViewModel(), RxViewModel())
    first.events.accept(TestEvent.text.event("a"))
    let child = TestViewModel { [journal] child in
      child.parentEvents.value(of: TestEvent.text).write("child", to: journal).disposed(by: child.disposeBag)
      journal("prepared")
      child.parentEvents.accept(TestEvent.text.event("hello"))
    }
    #expect(child.preparations == 0)
    first.addChildren(child)
    #expect(journal.take() == ["child a", "prepared", "child hello"])
    second.addChild(child)
    first.addChild(child)
    #expect(child.preparations == 1)
  }

  @Test func aChildThatMovesLeavesItsFirstParent() {
    let (first, second) = (RxViewModel(), RxViewModel())
    let child = listener("child", to: TestEvent.name, in: journal)
    first.addChild(child)
    second.events.accept(TestEvent.name.event("second's last"))
    first.events.accept(TestEvent.name.event(1))
    second.addChild(child)
    #expect(journal.take() == ["child 1", "child second's last"])
    first.events.accept(TestEvent.name.event(2))
    #expect(journal.take() == [])
    second.events.accept(TestEvent.name.event(3))
    #expect(journal.take() == ["child 3"])
    first.events.value(of: TestEvent.text).write("first", to: journal).disposed(by: first.disposeBag)
    second.events.value(of: TestEvent.text).write("second", to: journal).disposed(by: second.disposeBag)
    child.parentEvents.accept(TestEvent.text.event("up"))
    #expect(journal.take() == ["second up"])
    #expect(first.node.listenerCount == 1 && first.node.children.isEmpty)
  }

  @Test func aChildThatMovesDuringADeliveryGetsNothingOfTheFirst() {
    let (first, second) = (RxViewModel(), RxViewModel())
    let child = listener("child", to: TestEvent.name, in: journal)
    first.events.value(of: TestEvent.name, type: Int.self).bind { _ in second.addChild(child) }
      .disposed(by: first.disposeBag)
    first.addChild(child)
    first.events.accept(TestEvent.name.event(1))
    #expect(journal.take() == [])
    second.events.accept(TestEvent.name.event(2))
    #expect(journal.take() == ["child 2"])
  }

  @Test func aChildThatIsAddedDuringADeliveryGetsTheLastValueOnce() {
    let parent = RxViewModel()
    let child = listener("child", to: TestEvent.count.untyped, in: journal)
    parent.events.unwrappedValue(of: TestEvent.count).bind { number in
      guard number == 1 else { return }
      parent.events.accept(TestEvent.count.event(2))
      parent.addChild(child)
      parent.events.accept(TestEvent.count.event(3))
    }
    .disposed(by: parent.disposeBag)
    parent.events.accept(TestEvent.count.event(1))
    #expect(journal.take() == ["child 2", "child 3"])
  }

  @Test func aViewModelWithoutAParentHearsNothing() {
    let parent = RxViewModel()
    let child = listener("child", to: TestEvent.name, in: journal)
    parent.addChild(child)
    child.removeFromParent()
    child.removeFromParent()
    parent.events.accept(TestEvent.name.event(1))
    #expect(journal.take() == [])
    let reported = faults(of: "RxViewModel") { child.parentEvents.accept(TestEvent.name.event(2)) }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("parent events are sent while there is a parent; TestViewModel") == true)
    parent.addChild(child)
    #expect(journal.take() == ["child 1"])
  }

  @Test func aViewModelIsNotItsOwnAncestor() {
    let (top, middle, bottom) = (RxViewModel(), RxViewModel(), RxViewModel())
    top.addChild(middle)
    middle.addChild(bottom)
    let reported = faults(of: "RxViewModel") {
      bottom.addChild(top)
      top.addChild(top)
    }
    #expect(reported.count == 2)
    #expect(reported.allSatisfy { $0.hasPrefix("a view model is not its own ancestor") })
    #expect(top.node.parent == nil && bottom.node.children.isEmpty)
  }

  // MARK: Steps

  @Test func stepsOfADescendantReachTheTop() {
    let models = (0..<4).map { _ in RxViewModel() }
    for (parent, child) in zip(models, models.dropFirst()) { parent.addChild(child) }
    for (index, model) in models.enumerated() {
      model.steps.write("\(index)", to: journal).disposed(by: model.disposeBag)
    }
    models[3].steps.accept(TestStep.next(1))
    #expect(journal.take().sorted() == (0..<4).map { "\($0) next(1)" })
    models[1].steps.accept(TestStep.start)
    #expect(journal.take().sorted() == ["0 start", "1 start"])
    models[2].removeFromParent()
    models[3].steps.accept(TestStep.next(2))
    #expect(journal.take().sorted() == ["2 next(2)", "3 next(2)"])
  }

  @Test func stepsFollowAChildThatMoves() {
    let (first, second, child) = (RxViewModel(), RxViewModel(), RxViewModel())
    first.steps.write("first", to: journal).disposed(by: first.disposeBag)
    second.steps.write("second", to: journal).disposed(by: second.disposeBag)
    first.addChild(child)
    second.addChild(child)
    child.steps.accept(TestStep.start)
    #expect(journal.take() == ["second start"])
  }

  // MARK: Ends

  @Test func nothingIsKeptAlive() {
    var parent: RxViewModel? = RxViewModel()
    var child: TestViewModel? = listener("child", to: TestEvent.name, in: journal, isKept: false)
    let weakParent = WeakReference(parent)
    let weakChild = WeakReference(child)
    let weakNode = WeakReference(parent?.node)
    let weakChildNode = WeakReference(child?.node)
    if let child { parent?.addChild(child) }
    parent?.events.accept(TestEvent.name.event(1))
    parent = nil
    #expect(weakParent.isGone && weakNode.isGone)
    #expect(faults(of: "RxViewModel") { child?.parentEvents.accept(TestEvent.name.event(2)) }.count == 1)
    child = nil
    #expect(weakChild.isGone && weakChildNode.isGone)
    #expect(journal.take() == ["child 1"])
  }

  @Test func aChildThatGoesIsHeardNoMore() {
    let parent = RxViewModel()
    var child: TestViewModel? = listener("child", to: TestEvent.name, in: journal, isKept: false)
    if let child { parent.addChild(child) }
    #expect(parent.node.listenerCount == 1 && parent.node.children.count == 1)
    child = nil
    #expect(parent.node.listenerCount == 0 && parent.node.children.isEmpty)
  }

  @Test func aListenerThatIsNeverDisposedOfDoesNotLeak() {
    var model: RxViewModel? = RxViewModel()
    var held: Journal? = Journal()
    let weakHeld = WeakReference(held)
    let weakNode = WeakReference(model?.node)
    if let held { _ = model?.events.value(of: TestEvent.text).bind { held("\($0 ?? "")") } }
    held = nil
    #expect(!weakHeld.isGone)
    model = nil
    #expect(weakHeld.isGone && weakNode.isGone)
  }

  @Test func aViewModelThatAListenerHoldsMayGoWithIt() {
    @MainActor final class Owner {
      var model: RxViewModel? = RxViewModel()
    }
    var owner: Owner? = Owner()
    let gone = WeakReference(owner?.model)
    let events = owner?.model?.events
    let subscription: (any Disposable)?
    if let held = owner {
      subscription = events?.value(of: TestEvent.text).bind { _ in withExtendedLifetime(held) {} }
    } else {
      subscription = nil
    }
    owner = nil
    #expect(!gone.isGone)
    subscription?.dispose()
    #expect(gone.isGone)
  }

  @Test func aValueWhoseEndSendsEventsIsReplaced() {
    final class Noisy {
      let events: RxControllerEventRelay
      init(_ events: RxControllerEventRelay) { self.events = events }
      deinit { events.accept(TestEvent.name.event("end of a value")) }
    }
    let model = RxViewModel()
    model.events.unwrappedValue(of: TestEvent.name, type: String.self).write("heard", to: journal)
      .disposed(by: model.disposeBag)
    model.events.accept(TestEvent.name.event(Noisy(model.events) as Any))
    model.events.accept(TestEvent.number.event(1))
    _ = faults(of: "RxControllerEvent") { model.events.accept(TestEvent.name.event("new")) }
    #expect(journal.take() == ["heard new", "heard end of a value"])
  }

  @Test func aRelayThatOutlivesItsViewModelIsSilent() {
    var model: RxViewModel? = RxViewModel()
    let events = model?.events
    let subscription = events?.value(of: TestEvent.text).write("late", to: journal)
    model = nil
    events?.accept(TestEvent.text.event("a"))
    #expect(events?.value(of: TestEvent.text).write("later", to: journal) != nil)
    events?.accept(TestEvent.text.event("b"))
    #expect(journal.take() == [])
    subscription?.dispose()
  }

  @Test func aViewModelMayGoDuringADelivery() {
    let parent = RxViewModel()
    var child: TestViewModel? = listener("child", to: TestEvent.name, in: journal, isKept: false)
    parent.events.value(of: TestEvent.name, type: Int.self).bind { _ in child = nil }.disposed(by: parent.disposeBag)
    if let child { parent.addChild(child) }
    parent.events.accept(TestEvent.name.event(1))
    #expect(child == nil)
    #expect(journal.take() == [])
  }

  @Test func theSenderMayGoDuringADelivery() {
    var model: RxViewModel? = RxViewModel()
    let events = model?.events
    let bag = DisposeBag()
    events?.value(of: TestEvent.name, type: Int.self).bind { _ in model = nil }.disposed(by: bag)
    events?.value(of: TestEvent.name, type: Int.self).write("second", to: journal).disposed(by: bag)
    events?.accept(TestEvent.name.event(1))
    #expect(model == nil)
    #expect(journal.take() == [])
  }

  @Test(.timeLimit(.minutes(10))) func aViewModelMayGoOnAnotherThread() async {
    let parent = RxViewModel()
    for _ in 0..<100 {
      let child = RxViewModel()
      parent.addChild(child)
      _ = await Task.detached { withExtendedLifetime(child) {} }.value
    }
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
    #expect(parent.node.children.isEmpty)
  }
}
