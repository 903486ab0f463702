import Dispatch
import TestSupport
import Testing
import WeirStreams

@MainActor @Suite(.serialized) struct BindTests {
  @Test func toRelaysAndObservers() {
    let (source, subject, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let (publish, behavior, replay) = (
      PublishRelay<Int?>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 9)
    )
    _ = publish.map { $0 ?? -1 }.subscribe(log)
    _ = subject.subscribe(log)
    _ = source.bind(to: publish)
    _ = source.bind(to: behavior, behavior)
    _ = source.bind(to: replay)
    _ = source.bind(to: subject)
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == ["1", "1", "completed", "disposed"])
    #expect(behavior.value == 1)
    #expect(replay.sentAtOnce() == ["1", "disposed"])
  }

  @Test func toObserversOfOptionals() {
    let (subject, log) = (PublishSubject<Int?>(), Log())
    _ = subject.map { "\($0 ?? -1)" }.subscribe(log)
    _ = Observable.just(1).bind(to: subject)
    #expect(log.lines == ["1", "completed", "disposed"])
  }

  @Test func toFunctions() {
    let double: (Observable<Int>) -> [String] = { $0.map { $0 * 2 }.sentAtOnce() }
    #expect(Observable.just(2).bind(to: double).first == "4")
    let add: (Observable<Int>) -> (Int) -> [String] = { stream in { added in stream.map { $0 + added }.sentAtOnce() } }
    #expect(Observable.just(2).bind(to: add, curriedArgument: 3).first == "5")
  }

  @Test func aClosureOfAnyLengthIsOneForTheElements() {
    var (numbers, driven): ([Int], [Int]) = ([], [])
    let relay = BehaviorRelay<any Sendable>(value: 1)
    let bound = relay.bind { element in if let number = element as? Int { numbers.append(number) } }
    let shown = relay.asDriver().drive { element in if let number = element as? Int { driven.append(number) } }
    relay.accept("no number")
    relay.accept(2)
    bound.dispose()
    shown.dispose()
    #expect(numbers == [1, 2] && driven == [1, 2])
  }

  /// State of the main actor, which the closures use without a hop.
  @MainActor final class Model {
    var values: [Int] = []
  }

  @Test func onMainActor() {
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.bind { model.values.append($0) }
    source.onNext(1)
    #expect(model.values == [1])
    subscription.dispose()
    source.onNext(2)
    #expect(model.values == [1])
  }

  @Test func weakObject() {
    let source = PublishSubject<Int>()
    var model: Model? = Model()
    weak let released = model
    if let model { _ = source.bind(with: model) { $0.values.append($1) } }
    source.onNext(1)
    #expect(model?.values == [1])
    model = nil
    #expect(released == nil)
    source.onNext(2)
  }

  /// What comes on other threads is handled on the main actor, in order, also where the next comes on the main actor.
  @Test func fromOtherThreads() async {
    let (source, model) = (PublishSubject<Int>(), Model())
    _ = source.bind { model.values.append($0) }
    await Task.detached {
      for number in 0..<1000 { source.onNext(number) }
    }.value
    source.onNext(1000)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(model.values == Array(0...1000))
  }

  @Test func nothingAfterDisposal() async {
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.bind { model.values.append($0) }
    DispatchQueue.global().sync { source.onNext(1) }
    subscription.dispose()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(model.values.isEmpty)
  }
}

extension BindTests {
  @Test func completionAndErrorsEndIt() {
    struct Problem: Error {}
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.bind { model.values.append($0) }
    source.onNext(1)
    source.onCompleted()
    #expect(!source.hasObservers && model.values == [1])
    subscription.dispose()
    let failing = PublishSubject<Int>()
    let other = failing.bind { model.values.append($0) }
    let reported = faults(of: "bind") { failing.onError(Problem()) }.filter { $0.contains("Problem") }
    #expect(reported.count == 1 && !failing.hasObservers)
    other.dispose()
  }

  /// What a closure sends to its own source comes after the present element.
  @Test func reentrant() {
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.bind { number in
      if number < 3 { source.onNext(number + 1) }
      model.values.append(number)
    }
    source.onNext(1)
    #expect(model.values == [1, 2, 3])
    subscription.dispose()
  }

  @Test func disposedOfInTheMiddle() {
    let (source, model, slot) = (PublishSubject<Int>(), Model(), SerialDisposable())
    slot.disposable = source.bind { number in
      model.values.append(number)
      slot.dispose()
    }
    source.onNext(1)
    source.onNext(2)
    #expect(model.values == [1] && !source.hasObservers)
  }

  /// Of what waits for the main queue nothing is handled once the subscription is over, the end neither.
  @Test func whatWaitsIsDropped() async {
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.bind { model.values.append($0) }
    onThreads({
      source.onNext(1)
      source.onNext(2)
      source.onCompleted()
    })
    #expect(model.values.isEmpty)
    subscription.dispose()
    await turnOfTheMainQueue()
    #expect(model.values.isEmpty)
  }

  @Test func anEndFromElsewhereComesAfterTheElements() async {
    let (source, model) = (PublishSubject<Int>(), Model())
    let subscription = source.take(2).bind { model.values.append($0) }
    onThreads({ (1...3).forEach { source.onNext($0) } })
    await turnOfTheMainQueue()
    #expect(model.values == [1, 2] && !source.hasObservers)
    subscription.dispose()
  }

  @Test func withAnObjectThatGoesWhileSomethingWaits() async {
    let source = PublishSubject<Int>()
    var model: Model? = Model()
    let subscription = model.map { source.bind(with: $0) { _, _ in Issue.record("it has gone") } }
    onThreads({ source.onNext(1) })
    model = nil
    await turnOfTheMainQueue()
    subscription?.dispose()
  }

  @Test func subscribedElsewhere() async {
    let model = Model()
    await Task.detached { _ = Observable.of(1, 2, 3).bind { model.values.append($0) } }.value
    await turnOfTheMainQueue()
    #expect(model.values == [1, 2, 3])
  }
}
