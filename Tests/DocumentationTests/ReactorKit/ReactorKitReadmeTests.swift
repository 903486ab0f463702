import Testing
import WeirBinding
import WeirState
import WeirStreams
import WeirTesting

/// What ReactorKit's README says of reactors and their views holds for code that is written for it.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ReactorKitReadmeTests {
  // MARK: The view

  @Test func aViewIsBoundWhenItGetsAReactor() {
    let view = LampViewController()
    view.loadViewIfNeeded()
    #expect(view.bindCount == 0)
    view.reactor = LampReactor()
    #expect(view.bindCount == 1)
    view.switchButton.sendActions(for: .touchUpInside)
    #expect(view.reactor?.currentState.isOn == true && view.switchButton.isSelected)
  }

  @Test func aViewThatWaitsForItsViewIsBoundWhenThatIsLoaded() {
    let view = LateViewController()
    view.reactor = LampReactor()
    #expect(view.bindCount == 0)
    view.loadViewIfNeeded()
    #expect(view.bindCount == 1)
  }

  @Test func aCustomViewIsTreatedAsAControl() {
    let view = LampViewController()
    view.loadViewIfNeeded()
    let reactor = LampReactor()
    view.reactor = reactor
    view.nameField.field.text = "Desk"
    view.nameField.field.sendActions(for: .editingChanged)
    view.nameField.button.sendActions(for: .touchUpInside)
    #expect(reactor.currentState.name == "Desk")
  }

  // MARK: The reactor

  @Test func anActionBecomesMutationsAndTheseANewState() {
    let reactor = LampReactor()
    reactor.action.onNext(.toggle)
    #expect(reactor.currentState.isOn)
    reactor.action.onNext(.toggle)
    #expect(!reactor.currentState.isOn)
  }

  @Test func aGlobalStateIsMergedIntoTheMutations() {
    let reactor = LampReactor()
    let bag = DisposeBag()
    var names: [String] = []
    reactor.state.map { $0.name }.distinctUntilChanged().bind { names.append($0) }.disposed(by: bag)
    reactor.owner.onNext("Ada")
    reactor.action.onNext(.toggle)
    reactor.owner.onNext("Clara")
    #expect(names == ["", "Ada", "Clara"])
    #expect(reactor.currentState.isOn)
  }

  @Test func allThreeStreamsCanBeTransformed() {
    let reactor = LampReactor()
    let bag = DisposeBag()
    reactor.state.subscribe().disposed(by: bag)
    reactor.action.onNext(.toggle)
    #expect(reactor.transformed == ["action toggle", "mutation setOn(true)", "state true"])
  }

  // MARK: Testing

  @Test func aStubRecordsActionsAndForcesStates() {
    let reactor = LampReactor()
    reactor.isStubEnabled = true
    let view = LampViewController()
    view.loadViewIfNeeded()
    view.reactor = reactor
    view.switchButton.sendActions(for: .touchUpInside)
    #expect(reactor.stub.actions.last == .toggle)
    #expect(!reactor.currentState.isOn, "neither mutate nor reduce is called")
    reactor.stub.state.value = LampReactor.State(isOn: true)
    #expect(view.switchButton.isSelected)
  }

  @Test func severalStatesOfOneActionAreRecorded() {
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = LampReactor()
    let disposeBag = DisposeBag()
    scheduler
      .createHotObservable([.next(100, LampReactor.Action.blink)])
      .subscribe(reactor.action)
      .disposed(by: disposeBag)
    let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
      reactor.state.map(\.isOn)
    }
    #expect(response.events.map(\.value.element) == [false, true, false])
  }

  // MARK: Pulses

  @Test func aPulseTellsAnAssignmentOfAnEqualValue() {
    var pulse: Pulse<String?> = Pulse(wrappedValue: "on")
    let old = pulse
    pulse.value = "on"
    #expect(old.valueUpdatedCount != pulse.valueUpdatedCount)
    #expect(old.value == pulse.value)
  }

  @Test func aPulseIsReceivedOncePerAssignment() {
    let reactor = LampReactor()
    let bag = DisposeBag()
    var alerts: [String] = []
    reactor.pulse(\.$alert).compactMap { $0 }.bind { alerts.append($0) }.disposed(by: bag)
    for action in [LampReactor.Action.alert("hot"), .alert("hot"), .toggle, .alert("hot"), .alert("cold")] {
      reactor.action.onNext(action)
    }
    #expect(alerts == ["hot", "hot", "hot", "cold"])
  }
}
