import TestSupport
import Testing
import WeirMVVM

@Suite @MainActor struct ViewModelScenarioTests {
  @Test func lateChild() {
    let journal = Journal()
    let parent = RxViewModel()
    let first = listener("C1", to: TestEvent.name, in: journal)
    let second = listener("C2", to: TestEvent.name, in: journal)
    parent.events.unwrappedValue(of: TestEvent.name, type: String.self).write("parent", to: journal)
      .disposed(by: parent.disposeBag)
    parent.addChild(first)
    parent.events.accept(TestEvent.name.event("v1"))
    parent.events.accept(TestEvent.name.event("v2"))
    #expect(journal.take() == ["parent v1", "C1 v1", "parent v2", "C1 v2"])
    parent.addChild(second)
    #expect(journal.take() == ["C2 v2"])
    parent.addChild(second)
    #expect(journal.take() == [])
  }

  @Test func lateChildGetsTheLastValueOfEachEvent() {
    let journal = Journal()
    let parent = RxViewModel()
    parent.events.accept(TestEvent.number.event(1))
    parent.events.accept(TestEvent.name.event("a"))
    parent.events.accept(TestEvent.number.event(2))
    let child = TestViewModel { child in
      child.parentEvents.bind { journal("all \($0.value ?? "nil")") }.disposed(by: child.disposeBag)
      child.parentEvents.unwrappedValue(of: TestEvent.number, type: Int.self).write("number", to: journal)
        .disposed(by: child.disposeBag)
    }
    parent.addChild(child)
    #expect(journal.take() == ["all a", "all 2", "number 2"])
  }

  @Test func readTooEarly() {
    final class EarlyViewModel: RxViewModel {
      let relay = BehaviorRelay<String?>(value: nil)

      override init() {
        super.init()
        bindParentEvents(to: relay, with: TestEvent.name)
        bindParentEvents(to: relay, with: TestEvent.text)
      }
    }
    let parent = RxViewModel()
    let child = EarlyViewModel()
    parent.events.accept(TestEvent.name.event("before"))
    #expect(child.relay.value == nil)
    parent.addChild(child)
    #expect(child.relay.value == "before")
    parent.events.accept(TestEvent.name.event("after"))
    #expect(child.relay.value == "after")
    parent.events.accept(TestEvent.text.event("typed"))
    #expect(child.relay.value == "typed")
  }

  @Test func wrongType() {
    let parent = RxViewModel()
    let journal = Journal()
    parent.events.value(of: TestEvent.number, type: String.self).write("value", to: journal)
      .disposed(by: parent.disposeBag)
    parent.events.unwrappedValue(of: TestEvent.number, type: String.self).write("unwrapped", to: journal)
      .disposed(by: parent.disposeBag)
    let reported = faults(of: "RxControllerEvent") { parent.events.accept(TestEvent.number.event(7)) }
    #expect(reported.count == 2)
    for fault in reported {
      #expect(fault.hasPrefix("an event is read at the type that it is sent with; Int of the event declared at "))
      #expect(fault.hasSuffix("TestViewModel.swift:6 was read as String"))
    }
    #expect(journal.take() == ["value nil"])
  }

  @Test func wrongTypeInABinding() {
    let parent = RxViewModel()
    let relay = BehaviorRelay<Int>(value: 1)
    parent.bindEvents(to: relay, with: TestEvent.name)
    let reported = faults(of: "RxControllerEvent") { parent.events.accept(TestEvent.name.event("text")) }
    #expect(reported.count == 1)
    #expect(relay.value == 1)
  }
}
