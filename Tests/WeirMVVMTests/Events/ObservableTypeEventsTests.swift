import TestSupport
import Testing
import WeirMVVM

@Suite @MainActor struct ObservableTypeEventsTests {
  @Test func streamsOfEventsHaveValuesToo() {
    let journal = Journal()
    let relay = PublishRelay<RxControllerEvent>()
    let bag = DisposeBag()
    relay.value(of: TestEvent.name, type: String.self).write("value", to: journal).disposed(by: bag)
    relay.unwrappedValue(of: TestEvent.name, type: String.self).write("unwrapped", to: journal).disposed(by: bag)
    relay.value(of: TestEvent.text).write("typed", to: journal).disposed(by: bag)
    relay.unwrappedValue(of: TestEvent.text).write("typed unwrapped", to: journal).disposed(by: bag)
    relay.accept(TestEvent.name.event("a"))
    #expect(journal.take() == ["value a", "unwrapped a"])
    relay.accept(TestEvent.name.event(nil))
    #expect(journal.take() == ["value nil"])
    relay.accept(TestEvent.text.event("b"))
    #expect(journal.take() == ["typed b", "typed unwrapped b"])
    relay.accept(TestEvent.number.event(1))
    #expect(journal.take() == [])
  }

  @Test func whatWasFilteredIsReadTheSameWay() {
    let journal = Journal()
    let model = RxViewModel()
    model.events.filter { $0.value is String }.value(of: TestEvent.name, type: String.self).write("text", to: journal)
      .disposed(by: model.disposeBag)
    let reported = faults(of: "RxControllerEvent") {
      model.events.accept(TestEvent.name.event(1))
      model.events.accept(TestEvent.name.event("a"))
    }
    #expect(reported == [])
    #expect(journal.take() == ["text a"])
  }

  @Test func aWrongTypeIsReported() {
    let journal = Journal()
    let relay = PublishRelay<RxControllerEvent>()
    let bag = DisposeBag()
    relay.unwrappedValue(of: TestEvent.name, type: String.self).write("unwrapped", to: journal).disposed(by: bag)
    let reported = faults(of: "RxControllerEvent") { relay.accept(TestEvent.name.event(1)) }
    #expect(reported.count == 1)
    #expect(journal.take() == [])
  }
}
