import Dispatch
import Observation
import Testing
import WeirStreams

@MainActor
@Observation.Observable
private final class Model {
  var name = "a"
  var count = 0
}

@MainActor
@Suite struct ObservationTests {
  private let model = Model()

  /// Lets the main queue do what it has to do.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func aPropertyAsAStream() async {
    let log = Collected<String>()
    let subscription = WeirStreams.Observable<String>.tracking(model, \.name).subscribe(onNext: { log.add($0) })
    #expect(log.values == ["a"])
    model.name = "b"
    model.name = "c"
    model.count = 5
    #expect(log.values == ["a"])
    await turn()
    #expect(log.values == ["a", "c"])
    model.name = "d"
    await turn()
    #expect(log.values == ["a", "c", "d"])
    subscription.dispose()
    model.name = "e"
    await turn()
    #expect(log.values == ["a", "c", "d"])
  }

  @Test func aComputedValueAsAStream() async {
    let log = Collected<String>()
    let subscription = WeirStreams.Observable<String>.tracking { [model] in "\(model.name)\(model.count)" }
      .subscribe(onNext: { log.add($0) })
    model.name = "b"
    await turn()
    model.count = 7
    await turn()
    #expect(log.values == ["a0", "b0", "b7"])
    subscription.dispose()
  }

  @Test func aSubscriptionFromElsewhere() async throws {
    let stream = WeirStreams.Observable<String>.tracking(model, \.name)
    let value = try await Task.detached { try await stream.take(1).asSingle().value }.value
    #expect(value == "a")
  }

  @Test func theStreamDoesNotKeepTheObject() async {
    weak var gone: Model?
    let stream: WeirStreams.Observable<String>
    do {
      let model = Model()
      gone = model
      stream = .tracking(model, \.name)
    }
    #expect(gone == nil)
    stream.subscribe(onNext: { _ in Issue.record("a value of an object that has gone") }).dispose()
  }

  @Test func aStreamAsAProperty() async {
    let subject = PublishSubject<Int>()
    let mirror = StreamMirror(subject, initial: 0)
    let changes = Collected<Int>()
    withObservationTracking {
      _ = mirror.value
    } onChange: {
      changes.add(1)
    }
    subject.onNext(5)
    #expect(mirror.value == 5)
    #expect(changes.values == [1])
    await Task.detached { subject.onNext(6) }.value
    await turn()
    #expect(mirror.value == 6)
    subject.onError(RxError.timeout)
    #expect(mirror.error is RxError)
  }

  @Test func theMirrorEndsItsSubscription() {
    let subject = PublishSubject<Int>()
    var mirror: StreamMirror? = StreamMirror(subject, initial: 0)
    #expect(mirror?.value == 0)
    #expect(subject.hasObservers)
    mirror = nil
    #expect(!subject.hasObservers)
  }
}

extension ObservationTests {
  @Test func severalSubscribersAndSeveralObjects() async {
    let (log, other) = (Collected<String>(), Model())
    let streams = [model, other].map { WeirStreams.Observable<String>.tracking($0, \.name) }
    let all = Disposables.create(
      streams[0].subscribe(onNext: { log.add("first \($0)") }),
      streams[0].subscribe(onNext: { log.add("second \($0)") }),
      streams[1].subscribe(onNext: { log.add("other \($0)") }))
    model.name = "b"
    await turn()
    other.name = "c"
    await turn()
    #expect(log.values.prefix(3) == ["first a", "second a", "other a"])
    #expect(log.values.dropFirst(3).sorted() == ["first b", "other c", "second b"])
    all.dispose()
  }

  /// A closure is asked again for what it has used the last time.
  @Test func whatIsUsedMayChange() async {
    let log = Collected<String>()
    let subscription = WeirStreams.Observable<String>.tracking { [model] in
      model.count == 0 ? "name \(model.name)" : "count \(model.count)"
    }.subscribe(onNext: { log.add($0) })
    model.count = 1
    await turn()
    model.name = "unused"
    await turn()
    model.count = 0
    await turn()
    #expect(log.values == ["name a", "count 1", "name unused"])
    subscription.dispose()
  }

  /// A subscriber that changes the property it hears of gets the newest value later, not inside.
  @Test func reentrant() async {
    let log = Collected<String>()
    let model = model
    let subscription = WeirStreams.Observable<Int>.tracking(model, \.count).bind { count in
      if count < 3 { model.count += 1 }
      log.add("\(count)")
    }
    for _ in 0..<4 { await turn() }
    #expect(log.values == ["0", "1", "2", "3"])
    subscription.dispose()
  }

  @Test func disposedOfInTheMiddle() async {
    let log = Collected<String>()
    let subscription = WeirStreams.Observable<String>.tracking(model, \.name).take(2).subscribe(
      onNext: { log.add($0) }, onCompleted: { log.add("completed") })
    model.name = "b"
    await turn()
    model.name = "c"
    await turn()
    #expect(log.values == ["a", "b", "completed"])
    subscription.dispose()
  }

  @Test func mirrorsOfEveryKind() async {
    #expect(StreamMirror(Single.just(5), initial: 0).value == 5)
    #expect(StreamMirror(BehaviorRelay(value: 6), initial: 0).value == 6)
    #expect(StreamMirror(WeirStreams.Observable<Int>.never(), initial: 7).value == 7)
    let failed = StreamMirror(
      WeirStreams.Observable<Int>.just(8).concat(WeirStreams.Observable.error(RxError.timeout)), initial: 0)
    #expect(failed.value == 8 && failed.error is RxError)
  }

  @Test func aMirrorTracksItsErrorToo() {
    let subject = PublishSubject<Int>()
    let mirror = StreamMirror(subject, initial: 0)
    let changes = Tally()
    withObservationTracking {
      _ = mirror.error
    } onChange: {
      changes.increment()
    }
    subject.onNext(1)
    #expect(changes.value == 0 && mirror.error == nil)
    subject.onError(RxError.timeout)
    #expect(changes.value == 1)
  }

  /// In order from other threads, and nothing after the mirror has gone.
  @Test func mirrorsAndThreads() async {
    let subject = PublishSubject<Int>()
    var mirror: StreamMirror? = StreamMirror(subject, initial: 0)
    onThreads({ for number in 1...100 { subject.onNext(number) } })
    subject.onNext(101)
    #expect(mirror?.value == 0)
    await turn()
    #expect(mirror?.value == 101)
    onThreads({ subject.onNext(102) })
    mirror = nil
    #expect(!subject.hasObservers)
    await turn()
  }
}
