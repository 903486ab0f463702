import TestSupport
import Testing
import WeirBinding

/// Control events and control properties.
@Suite @MainActor struct UIControlTests {
  private let bag = DisposeBag()
  private let log = Log()

  @Test func eventsAreSentAndNotReplayed() {
    let control = UIControl()
    control.sendActions(for: .touchDown)
    control.rx.controlEvent(.touchDown).map { "down" }.subscribe(log) ~ bag
    #expect(log.lines.isEmpty)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["down"])
  }

  @Test func severalEventsAreOneStream() {
    let control = UIControl()
    control.rx.controlEvent([.touchDown, .touchUpInside]).map { "event" }.subscribe(log) ~ bag
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchCancel)
    #expect(log.lines == ["event", "event"])
  }

  @Test func severalSubscribersHearInOrderBesideActions() {
    let (control, log) = (UIControl(), log)
    control.addAction(UIAction { _ in log("action") }, for: .touchDown)
    control.rx.controlEvent(.touchDown).map { "first" }.subscribe(log) ~ bag
    control.rx.controlEvent(.touchDown).map { "second" }.subscribe(log) ~ bag
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["action", "first", "second"])
  }

  @Test func disposingStopsIt() {
    let control = UIControl()
    let subscription = control.rx.controlEvent(.touchDown).map { "down" }.subscribe(log)
    subscription.dispose()
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
  }

  @Test func theControlIsNotKeptAliveAndEndsTheStream() {
    var control: UIControl? = UIControl()
    weak let leaked = control
    control?.rx.controlEvent(.touchDown).map { "down" }.subscribe(log) ~ bag
    control = nil
    #expect(leaked == nil)
    #expect(log.lines == ["completed"])
  }

  @Test func subscribingAndDisposingOnAnotherThread() async {
    let (control, log) = (UIControl(), log)
    let subscription = await onAnotherThread {
      control.rx.controlEvent(.touchDown).subscribe(onNext: { log("down, on main: \(isOnMainQueue())") })
    }
    await mainQueueIsEmpty()
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["down, on main: true"])
    await onAnotherThread { subscription.dispose() }
    await mainQueueIsEmpty()
    control.sendActions(for: .touchDown)
    #expect(log.take().isEmpty)
  }

  @Test func aPropertyStartsWithItsValueAndSendsWhatThePersonDoes() throws {
    let control = UISwitch()
    control.rx.isOn.subscribe(log) ~ bag
    #expect(log.take() == ["false"])
    control.isOn = true
    #expect(log.take().isEmpty, "what the program sets is not sent")
    try control.person(does: .tap())
    #expect(log.take() == ["false"])
  }

  @Test func changedLeavesTheFirstValueOut() throws {
    let control = UISwitch()
    control.rx.isOn.changed.subscribe(log) ~ bag
    try control.person(does: .tap())
    #expect(log.lines == ["true"])
  }

  @Test func aPropertyIsSetThroughItsObserver() {
    let (control, relay) = (UISwitch(), BehaviorRelay(value: true))
    relay ~> control.rx.isOn ~ bag
    #expect(control.isOn)
    relay.accept(false)
    #expect(!control.isOn)
  }

  @Test func aPropertyOfOnesOwn() {
    let control = UIControl()
    let property = control.rx.controlProperty(
      editingEvents: .valueChanged, getter: { $0.tag }, setter: { $0.tag = $1 })
    property.subscribe(log) ~ bag
    control.tag = 5
    control.sendActions(for: .valueChanged)
    property.onNext(7)
    #expect(control.tag == 7)
    #expect(log.lines == ["0", "5"])
  }

  @Test func twoWayBindingsFollowThePerson() throws {
    let (control, relay) = (UISwitch(), BehaviorRelay(value: true))
    relay <~> control.rx.isOn ~ bag
    relay.skip(1).subscribe(log) ~ bag
    #expect(control.isOn)
    try control.person(does: .tap())
    #expect(!relay.value)
    relay.accept(true)
    #expect(control.isOn)
    #expect(log.lines == ["false", "true"])
  }

  @Test func anErrorThatIsBoundIsAFault() {
    let control = UISwitch()
    let faults = faults(of: "ControlProperty") {
      Observable<Bool>.error(Failure.first) ~> control.rx.isOn ~ bag
    }
    #expect(faults == ["an error cannot be bound; first"])
  }

  @Test func propertiesOfAllViewsAreBound() {
    let (view, isHidden) = (UIView(), BehaviorRelay(value: true))
    isHidden ~> view.rx.isHidden ~ bag
    isHidden.map { $0 ? 0.5 : 1 } ~> view.rx.alpha ~ bag
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    isHidden ~> view.rx.isVisible ~ bag
    #expect(!view.isHidden)
  }

  @Test func bindingOnAnotherThreadSetsOnTheMainActor() async {
    let (view, bag) = (UIView(), bag)
    let binder = view.rx.tag
    await onAnotherThread { Observable.just(3) ~> binder ~ bag }
    await mainQueueIsEmpty()
    #expect(view.tag == 3)
  }
}
