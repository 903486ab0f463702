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
