import Testing
import WeirStreams
import WeirTesting

@Suite struct PrimitiveValueTests {
  @Test func outcomes() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: MarbleFailure.self) { try await Single<Int>.error(MarbleFailure()).value }
    await #expect(throws: MarbleFailure.self) { try await Maybe<Int>.error(MarbleFailure()).value }
    await #expect(throws: MarbleFailure.self) { try await Completable.error(MarbleFailure()).value }
  }

  @Test func cancellationEndsTheSubscription() async {
    let (disposed, input) = AsyncStream.makeStream(of: Void.self)
    let (subscribed, started) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await Single<Int>.create { _ in
        started.yield()
        return Disposables.create { input.yield() }
      }.value
    }
    await subscribed.first { true }
    task.cancel()
    await disposed.first { true }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancelledTasksStillTakeWhatComesAtOnce() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Single.just(1).value
    }
    #expect(try await task.value == 1)
    let silent = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Maybe<Int>.never().value
    }
    await #expect(throws: CancellationError.self) { try await silent.value }
  }

  @Test func resumesOnceWhenCancellationRaces() async {
    for _ in 0..<500 {
      let subject = PublishSubject<Int>()
      let task = Task { try await subject.asSingle().value }
      let sender = Task {
        subject.onNext(1)
        subject.onCompleted()
      }
      task.cancel()
      await sender.value
      _ = await task.result
    }
  }
}

extension PrimitiveValueTests {
  @Test func laterOutcomes() async throws {
    let scheduler = ClockScheduler(ContinuousClock())
    #expect(try await Single<Int>.timer(.microseconds(10), scheduler: scheduler).value == 0)
    #expect(try await Single.just(1).delay(.microseconds(10), scheduler: scheduler).value == 1)
    try await Completable.empty().delay(.microseconds(10), scheduler: scheduler).value
    await #expect(throws: RxError.self) {
      try await Maybe<Int>.never().timeout(.microseconds(10), scheduler: scheduler).value
    }
  }

  @Test func cancellationOfEveryKind() async {
    let tasks: [Task<Void, any Error>] = [
      Task { _ = try await Single<Int>.never().value }, Task { _ = try await Maybe<Int>.never().value },
      Task { try await Completable.never().value },
    ]
    for task in tasks {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func theSubscriptionIsReleased() async throws {
    let released = Tally()
    let single = Single<Int>.create { observer in
      observer(.success(1))
      return Disposables.create { released.increment() }
    }
    for count in 1...3 {
      #expect(try await single.value == 1)
      #expect(released.value == count)
    }
  }

  /// Disposed of by somebody else, it is as if cancelled, and does not hang.
  @Test func disposedOfFromInside() async {
    let stop = PublishSubject<Void>()
    let single = Observable<Int>.never().take(until: stop).asSingle()
    let task = Task { try await single.value }
    while !stop.hasObservers { await Task.yield() }
    stop.onNext(())
    await #expect(throws: RxError.self) { try await task.value }
  }
}
