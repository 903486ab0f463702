import Dispatch
import Testing

@testable import WeirMVVM

@Suite @MainActor struct RxControllerEventRelayTests {
  private let journal = Journal()
  private let model = RxViewModel()

  private func listen(_ name: String, to event: RxControllerEvent.Identifier = TestEvent.name) -> any Disposable {
    model.events.unwrappedValue(of: event, type: Any.self).write(name, to: journal)
  }

  // MARK: Order

  @Test func anEventHasArrivedWhenAcceptReturns() {
    let subscription = listen("A")
    model.events.accept(TestEvent.name.event(1))
    #expect(journal.take() == ["A 1"])
    model.events.accept(event: TestEvent.name.event(2))
    #expect(journal.take() == ["A 2"])
    subscription.dispose()
  }

  @Test func listenersAreCalledInTheOrderInWhichTheyBegan() {
    let bag = DisposeBag()
    model.events.map { "\($0.value ?? "nil")" }.write("all", to: journal).disposed(by: bag)
    for name in ["A", "B", "C"] { listen(name).disposed(by: bag) }
    model.events.accept(TestEvent.name.event(1))
    #expect(journal.take() == ["A 1", "B 1", "C 1", "all 1"])
    model.events.accept(TestEvent.number.event(2))
    #expect(journal.take() == ["all 2"])
  }

  @Test func whatAListenerSendsComesAfterwards() {
    let bag = DisposeBag()
    let events = model.events
    events.unwrappedValue(of: TestEvent.name, type: Int.self).bind { [journal] number in
      journal("A \(number)")
      if number < 3 {
        events.accept(TestEvent.name.event(number + 1))
        events.accept(TestEvent.number.event(10 * number))
      }
      journal("A done")
    }
    .disposed(by: bag)
    listen("B").disposed(by: bag)
    listen("C", to: TestEvent.number).disposed(by: bag)
    events.accept(TestEvent.name.event(1))
    #expect(
      journal.take() == [
        "A 1", "A done", "B 1", "A 2", "A done", "B 2", "C 10", "A 3", "A done", "B 3", "C 20",
      ])
  }

  @Test func eventsOfAllViewModelsShareOneQueue() {
    let bag = DisposeBag()
    let other = RxViewModel()
    model.events.value(of: TestEvent.text).bind { [journal] _ in
      other.events.accept(TestEvent.text.event("other"))
      journal("first listener")
    }
    .disposed(by: bag)
    model.events.value(of: TestEvent.text).write("second listener", to: journal).disposed(by: bag)
    other.events.value(of: TestEvent.text).write("listener of", to: journal).disposed(by: bag)
    model.events.accept(TestEvent.text.event("a"))
    #expect(journal.take() == ["first listener", "second listener a", "listener of other"])
  }

  @Test(.timeLimit(.minutes(10))) func aLongChainDoesNotGrowTheStack() {
    let bag = DisposeBag()
    let events = model.events
    var last = 0
    events.unwrappedValue(of: TestEvent.count).bind { number in
      last = number
      if number < 20_000 { events.accept(TestEvent.count.event(number + 1)) }
    }
    .disposed(by: bag)
    events.accept(TestEvent.count.event(1))
    #expect(last == 20_000)
  }

  // MARK: Coming and going

  @Test func whoBeginsDuringADeliveryHearsOnlyWhatIsSentAfter() {
    let bag = DisposeBag()
    let events = model.events
    var isFirst = true
    events.unwrappedValue(of: TestEvent.count).bind { [journal] number in
      guard isFirst else { return }
      isFirst = false
      events.accept(TestEvent.count.event(2))
      events.unwrappedValue(of: TestEvent.count).write("late", to: journal).disposed(by: bag)
      events.accept(TestEvent.count.event(3))
    }
    .disposed(by: bag)
    events.accept(TestEvent.count.event(1))
    #expect(journal.take() == ["late 3"])
  }

  @Test func whoEndsDuringADeliveryHearsNothingMore() {
    let bag = DisposeBag()
    let second = SerialDisposable()
    listen("A").disposed(by: bag)
    model.events.value(of: TestEvent.name, type: Any.self).bind { _ in second.dispose() }.disposed(by: bag)
    second.disposable = listen("B")
    listen("C").disposed(by: bag)
    model.events.accept(TestEvent.name.event(1))
    #expect(journal.take() == ["A 1", "C 1"])
    model.events.accept(TestEvent.name.event(2))
    #expect(journal.take() == ["A 2", "C 2"])
  }

  @Test func whoEndsBeforeItsTurnNeverBegins() {
    let bag = DisposeBag()
    let events = model.events
    var isFirst = true
    events.value(of: TestEvent.count).bind { [journal] _ in
      guard isFirst else { return }
      isFirst = false
      events.value(of: TestEvent.count).write("never", to: journal).dispose()
      events.accept(TestEvent.count.event(2))
    }
    .disposed(by: bag)
    events.accept(TestEvent.count.event(1))
    #expect(journal.take() == [])
  }

  @Test func ownEventsAreNotReplayed() {
    model.events.accept(TestEvent.name.event(1))
    let subscription = listen("A")
    #expect(journal.take() == [])
    subscription.dispose()
  }

  @Test func momentsAreNotRemembered() {
    model.events.accept(TestEvent.moment.event("tapped"))
    model.events.accept(TestEvent.text.event("kept"))
    let child = listener("C", to: TestEvent.moment.untyped, TestEvent.text.untyped, in: journal)
    model.addChild(child)
    #expect(journal.take() == ["C kept"])
    model.events.accept(TestEvent.moment.event("tapped"))
    #expect(journal.take() == ["C tapped"])
  }

  @Test func aRelayMayBeBoundTo() {
    let bag = DisposeBag()
    listen("A").disposed(by: bag)
    (Observable.of(1, 2).map { TestEvent.name.event($0) } ~> model.events).disposed(by: bag)
    #expect(journal.take() == ["A 1", "A 2"])
  }

  // MARK: Threads

  @Test(.timeLimit(.minutes(10))) func eventsOfAnotherThreadArriveInTheirOrderOnTheMainActor() async {
    let bag = DisposeBag()
    let events = model.events
    let numbers = await withCheckedContinuation { continuation in
      var numbers: [Int] = []
      events.unwrappedValue(of: TestEvent.count).bind { number in
        numbers.append(number)
        if numbers.count == 1000 { continuation.resume(returning: numbers) }
      }
      .disposed(by: bag)
      DispatchQueue.global().async { for number in 0..<1000 { events.accept(TestEvent.count.event(number)) } }
    }
    #expect(numbers == Array(0..<1000))
  }

  @Test(.timeLimit(.minutes(10))) func aListenerMayBeginAndEndOnAnotherThread() async {
    let events = model.events
    let heard = BehaviorRelay<[Int]>(value: [])
    let subscription = await Task.detached {
      events.unwrappedValue(of: TestEvent.count).subscribe(onNext: { heard.accept(heard.value + [$0]) })
    }.value
    await mainQueueHasHadItsTurn()
    events.accept(TestEvent.count.event(1))
    await Task.detached { subscription.dispose() }.value
    events.accept(TestEvent.count.event(2))
    #expect(heard.value == [1])
    await mainQueueHasHadItsTurn()
    #expect(model.node.listenerCount == 0)
  }

  private func mainQueueHasHadItsTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
