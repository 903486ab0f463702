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
