import Testing
import WeirStreams
import WeirTesting

@MainActor @Suite(.serialized) struct ControlTests {
  @Test func events() {
    let taps = PublishSubject<Int>()
    let event = ControlEvent(events: taps)
    let log = Log()
    let subscription = event.asControlEvent().subscribe(log)
    taps.onNext(1)
    subscription.dispose()
    taps.onNext(2)
    #expect(log.lines == ["1", "disposed"])
    #expect(!taps.hasObservers)
    let driven = Log()
    let all = Disposables.create(
      event.asDriver().drive(onNext: { driven("driver \($0)") }),
      event.asSignal().emit(onNext: { driven("signal \($0)") }), event.asInfallible().subscribe(driven))
    taps.onNext(3)
    all.dispose()
    #expect(driven.lines == ["driver 3", "signal 3", "3", "disposed"])
  }

  @Test func properties() {
    let text = BehaviorSubject<String?>(value: nil)
    let property = ControlProperty(values: text, valueSink: text)
    let log = Log()
    let all = Disposables.create(
      property.orEmpty.subscribe(onNext: { log("text '\($0)'") }),
      property.changed.subscribe(onNext: { log("changed to \($0 ?? "nil")") }),
      property.asDriver().drive(onNext: { log("driver \($0 ?? "nil")") }))
    property.onNext("a")
    property.orEmpty.onNext("b")
    all.dispose()
    #expect(
      log.lines == [
        "text ''", "driver nil", "text 'a'", "changed to a", "driver a", "text 'b'", "changed to b", "driver b",
      ])
    property.onCompleted()
    #expect(text.sentAtOnce() == ["completed", "disposed"])
  }

  @Test func errorsAreFaults() {
    let property = ControlProperty(values: Observable<Int>.never(), valueSink: PublishSubject<Int>())
    let reported = faults(of: "ControlProperty") { property.onError(Failure.first) }
    #expect(reported == ["an error cannot be bound; first"])
    let binder = Binder<Int>(Log()) { _, _ in }
    #expect(faults(of: "Binder") { binder.onError(Failure.first) } == ["an error cannot be bound; first"])
  }
}
