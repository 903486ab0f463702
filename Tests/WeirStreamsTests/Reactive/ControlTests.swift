import TestSupport
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

extension ControlTests {
  /// Subscribing elsewhere reaches the control on the main queue all the same, and so does the end of it.
  @Test func reachedOnTheMainQueue() async {
    let places = Collected<String>()
    let taps = Observable<Int>.create { observer in
      places.add("in \(isMainQueue())")
      observer.onNext(1)
      return Disposables.create { places.add("out \(isMainQueue())") }
    }
    let event = ControlEvent(events: taps)
    let property = ControlProperty(values: taps, valueSink: PublishSubject<Int>())
    for stream in [event.asObservable(), property.asObservable()] {
      let subscription = await Task.detached { stream.subscribe(onNext: { places.add("\($0)") }) }.value
      await turnOfTheMainQueue()
      await Task.detached { subscription.dispose() }.value
      await turnOfTheMainQueue()
    }
    #expect(places.values == ["in true", "1", "out true", "in true", "1", "out true"])
  }

  @Test func everyForm() {
    let property = ControlProperty(values: Observable.of("a", "b"), valueSink: PublishSubject<String>())
    #expect(property.asControlProperty().sentAtOnce() == ["a", "b", "completed", "disposed"])
    #expect(property.changed.sentAtOnce() == ["b", "completed", "disposed"])
    #expect(property.changed.asControlEvent().sentAtOnce() == ["b", "completed", "disposed"])
    #expect(property.asObservable().sentAtOnce().count == 4)
    #expect(property.asDriver().sentAtOnce() == ["a", "b", "completed", "disposed"])
    let event = ControlEvent(events: Observable.of(1, 2))
    #expect(event.asInfallible().sentAtOnce() == ["1", "2", "completed", "disposed"])
    #expect(event.map { $0 * 2 }.sentAtOnce() == ["2", "4", "completed", "disposed"])
  }

  @Test func setting() {
    let text = BehaviorRelay<String?>(value: nil)
    let sink = AnyObserver<String?>(eventHandler: { if case .next(let value) = $0 { text.accept(value) } })
    let property = ControlProperty(values: text.asObservable(), valueSink: sink)
    _ = Observable.of("a", "b").bind(to: property)
    #expect(text.value == "b")
    property.onNext(nil)
    #expect(property.orEmpty.sentAtOnce() == ["", "disposed"])
    property.orEmpty.asObserver().onNext("c")
    #expect(text.value == "c")
  }
}

private func isMainQueue() -> Bool {
  let reported = faults(of: "MainScheduler") { MainScheduler.ensureExecutingOnScheduler(errorMessage: "control test") }
  return !reported.contains { $0.hasPrefix("control test") }
}
