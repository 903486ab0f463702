import Testing
import WeirBinding

/// The operator `<~>`.
@Suite @MainActor struct TwoWayTests {
  private let bag = DisposeBag()
  private let log = Log()

  /// A property that a person changes by `type`, and that tells what is set.
  private struct Field<Value> {
    let typed = PublishSubject<Value>()
    let shown: BehaviorRelay<Value>
    let property: ControlProperty<Value>

    @MainActor
    init(_ value: Value, _ log: Log) {
      let shown = BehaviorRelay(value: value)
      let sink = AnyObserver<Value> { event in
        guard case .next(let value) = event else { return }
        log("show \(value)")
        shown.accept(value)
      }
      let values = Observable.deferred { Observable.just(shown.value) }.concat(typed)
      property = ControlProperty(values: values, valueSink: sink)
      self.shown = shown
    }

    func type(_ value: Value) {
      shown.accept(value)
      typed.onNext(value)
    }
  }

  /// Three relays in a ring, and two fields on one of them: each value goes round once, and all agree.
  @Test func ringsComeToRest() {
    let relays = [1, 2, 3].map { BehaviorRelay(value: $0) }
    for place in relays.indices { relays[place] <~> relays[(place + 1) % 3] ~ bag }
    let (first, second) = (Field(0, log), Field(0, log))
    first.property <~> relays[0] ~ bag
    relays[0] <~> second.property ~ bag
    #expect(Set(relays.map(\.value)).count == 1)
    _ = log.take()
    relays[2].map { "relay \($0)" }.skip(1).subscribe(log) ~ bag
    first.type(7)
    #expect(relays.map(\.value) == [7, 7, 7])
    #expect(second.shown.value == 7)
    #expect(
      log.take().sorted() == ["relay 7", "show 7"], "each is told once; the field that was typed into is not set")
    relays[1].accept(8)
    #expect([first.shown.value, second.shown.value] + relays.map(\.value) == [8, 8, 8, 8, 8])
  }

  @Test func theRelayWinsAtFirst() {
    let (relay, field) = (BehaviorRelay(value: 1), Field(2, log))
    relay.subscribe(log) ~ bag
    relay <~> field.property ~ bag
    #expect(log.lines == ["1", "show 1"])
  }

  @Test func theRelayWinsOnTheRightToo() {
    let (relay, field) = (BehaviorRelay(value: 1), Field(2, log))
    field.property <~> relay ~ bag
    #expect(relay.value == 1)
    #expect(field.shown.value == 1)
  }

  @Test func bothFollowAndNothingLoops() {
    let (relay, field) = (BehaviorRelay(value: 1), Field(1, log))
    relay <~> field.property ~ bag
    relay.skip(1).subscribe(log) ~ bag
    _ = log.take()
    field.type(5)
    #expect(log.take() == ["5"], "what is typed is told once, and not set again")
    relay.accept(6)
    #expect(log.take() == ["show 6", "6"])
    field.type(6)
    #expect(log.take().isEmpty, "an equal value stops")
  }

  @Test func anAnswerToWhatIsTypedIsShown() {
    let (relay, field) = (BehaviorRelay(value: 0), Field(0, log))
    relay <~> field.property ~ bag
    relay.bind { if $0 > 10 { relay.accept(10) } } ~ bag
    _ = log.take()
    field.type(50)
    #expect(relay.value == 10)
    #expect(field.shown.value == 10)
    #expect(log.take() == ["show 10"])
  }

  @Test func valuesThatCannotBeComparedDoNotLoop() {
    struct Opaque { let number: Int }
    let (relay, field) = (BehaviorRelay(value: Opaque(number: 1)), Field(Opaque(number: 2), log))
    relay <~> field.property ~ bag
    relay.skip(1).map { $0.number }.subscribe(log) ~ bag
    _ = log.take()
    field.type(Opaque(number: 5))
    #expect(log.take() == ["5"])
    #expect(relay.value.number == 5)
  }

  @Test func optionalsAreUnwrapped() {
    let (relay, field) = (BehaviorRelay(value: "a"), Field<String?>("b", log))
    relay <~> field.property ~ bag
    #expect(field.shown.value == "a")
    field.type(nil)
    #expect(relay.value == "a", "nil is not passed on")
    field.type("c")
    #expect(relay.value == "c")
  }

  @Test func optionalRelaysToo() {
    let (relay, field) = (BehaviorRelay<String?>(value: nil), Field("b", log))
    field.property <~> relay ~ bag
    #expect(relay.value == "b", "nil is not shown, so the field's text is taken")
    relay.accept("c")
    #expect(field.shown.value == "c")
    relay.accept(nil)
    #expect(field.shown.value == "c")
  }

  @Test func theEndOfTheControlEndsTheBinding() {
    let (relay, field) = (BehaviorRelay(value: 1), Field(1, log))
    relay <~> field.property ~ bag
    field.typed.onCompleted()
    _ = log.take()
    relay.accept(2)
    #expect(log.take().isEmpty)
  }

  @Test func itMayBeMadeOnAnyThread() async {
    let (relay, field, bag) = (BehaviorRelay(value: 1), Field(2, log), bag)
    let property = field.property
    await onAnotherThread { relay <~> property ~ bag }
    await mainQueueIsEmpty()
    #expect(field.shown.value == 1)
    field.type(3)
    #expect(relay.value == 3)
  }

  @Test func disposingEndsBothWays() {
    let (relay, field) = (BehaviorRelay(value: 1), Field(1, log))
    (relay <~> field.property).dispose()
    relay.accept(2)
    field.type(3)
    #expect(relay.value == 2)
    #expect(!field.typed.hasObservers)
  }

  @Test func theLeftRelayWins() {
    let (left, right) = (BehaviorRelay(value: 1), BehaviorRelay(value: 2))
    left <~> right ~ bag
    #expect(right.value == 1)
    right.accept(3)
    #expect(left.value == 3)
    left.accept(4)
    #expect(right.value == 4)
  }

  @Test func relaysAreToldOnceOfEachValue() {
    let (left, right) = (BehaviorRelay(value: 1), BehaviorRelay(value: 1))
    left <~> right ~ bag
    left.skip(1).map { "left \($0)" }.subscribe(log) ~ bag
    right.skip(1).map { "right \($0)" }.subscribe(log) ~ bag
    left.accept(2)
    #expect(log.take() == ["right 2", "left 2"])
    right.accept(2)
    #expect(log.take() == ["right 2"], "what the other knows is not passed on")
  }

  @Test func relaysThatChangeAtOnceAgreeInTheEnd() async {
    for _ in 0..<50 {
      let bag = DisposeBag()
      let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
      left <~> right ~ bag
      async let first: Void = onAnotherThread { for number in 1...20 { left.accept(number) } }
      async let second: Void = onAnotherThread { for number in 1...20 { right.accept(-number) } }
      _ = await (first, second)
      for _ in 0..<5 { await mainQueueIsEmpty() }
      #expect(left.value == right.value)
    }
  }

  @Test func boundRelaysAreReleased() {
    weak var leaked: BehaviorRelay<Int>?
    do {
      let (left, right) = (BehaviorRelay(value: 1), BehaviorRelay(value: 2))
      left <~> right ~ bag
      leaked = left
    }
    #expect(leaked == nil)
  }
}
