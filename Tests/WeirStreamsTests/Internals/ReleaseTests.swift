import Testing

@testable import WeirStreams

/// What is freed may be a user's, and do what it likes in its `deinit`: no lock is held then.
@Suite(.timeLimit(.minutes(10))) struct ReleaseTests {
  /// An element and an error that does something when it is freed.
  private final class Trap: Error {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
      self.action = action
    }

    deinit { action() }
  }

  @Test func elementsOfAnAsyncSubject() {
    let (subject, freed) = (AsyncSubject<Trap>(), Tally())
    for _ in 0..<3 {
      subject.onNext(
        Trap { [weak subject] in
          subject?.onNext(Trap {})
          _ = subject?.hasObservers
          freed.increment()
        })
    }
    subject.onCompleted()
    #expect(freed.value >= 2)
  }

  @Test func elementsOfReplayingSubjects() {
    let relay = BehaviorRelay<Trap>(value: Trap {})
    let replay = ReplaySubject<Trap>.create(bufferSize: 1)
    let freed = Tally()
    for _ in 0..<3 {
      relay.accept(
        Trap { [weak relay] in
          _ = relay?.value
          freed.increment()
        })
      replay.onNext(
        Trap { [weak replay] in
          _ = replay?.hasObservers
          replay?.subscribe().dispose()
          freed.increment()
        })
    }
    relay.accept(Trap {})
    replay.onNext(Trap {})
    #expect(freed.value == 6)
  }

  @Test func errorOfASubjectThatIsDisposedOf() {
    let (subject, freed) = (ReplaySubject<Int>.create(bufferSize: 1), Tally())
    subject.onError(
      Trap { [weak subject] in
        subject?.onNext(1)
        subject?.subscribe(onError: { _ in }).dispose()
        freed.increment()
      })
    subject.dispose()
    #expect(freed.value == 1)
  }

  @Test func closuresThatAreReplaced() {
    let (hook, freed) = (Replaceable<@Sendable () -> Void>({}), Tally())
    var trap: Trap? = Trap { [weak hook] in
      hook?.value()
      freed.increment()
    }
    hook.value = { [trap] in withExtendedLifetime(trap) {} }
    trap = nil
    hook.value = {}
    #expect(freed.value == 1)
  }
}
