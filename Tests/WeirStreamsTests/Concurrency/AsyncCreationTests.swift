import Testing
import WeirStreams
import WeirTesting

@Suite struct AsyncCreationTests {
  @Test func asyncWorkSendsAndCompletes() async throws {
    for detached in [false, true] {
      let stream = Observable<Int>.create(detached: detached) { observer in
        observer.onNext(1)
        await Task.yield()
        observer.onNext(2)
      }
      #expect(try await stream.values.reduce(into: []) { $0.append($1) } == [1, 2])
    }
  }

  @Test func whatItThrowsIsTheError() async {
    let stream = Observable<Int>.create { observer in
      await Task.yield()
      throw MarbleFailure()
    }
    await #expect(throws: MarbleFailure.self) { for try await _ in stream.values {} }
    await #expect(throws: MarbleFailure.self) {
      try await Single<Int>.create {
        await Task.yield()
        throw MarbleFailure()
      }.value
    }
  }

  @Test func disposalCancelsTheTask() async {
    let (stream, input) = AsyncStream.makeStream(of: Bool.self)
    let clock = VirtualClock()
    let subscription = Observable<Int>.create { observer in
      try? await clock.sleep(for: .seconds(1))
      input.yield(Task.isCancelled)
      observer.onNext(1)
    }.subscribe(onNext: { _ in Issue.record("an element after the disposal") })
    await clock.waitForSleepers()
    subscription.dispose()
    #expect(await stream.first { _ in true } == true)
  }

  @MainActor
  @Test func aMainActorClosureRunsThere() async throws {
    let stream = Observable<Bool>.create { @MainActor observer in
      await Task.yield()
      MainActor.assertIsolated()
      observer.onNext(true)
    }
    #expect(try await stream.asSingle().value)
  }

  @Test func oneElementFromAsyncWork() async throws {
    let work: @Sendable () async throws -> Int = { 5 }
    #expect(try await Observable.from { try await work() }.asSingle().value == 5)
    #expect(try await Single.create { try await work() }.value == 5)
  }

  @Test func asyncSequences() async throws {
    let sequence = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    #expect(try await sequence.asObservable().values.reduce(0, +) == 6)
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: MarbleFailure()) }
    await #expect(throws: MarbleFailure.self) {
      for try await _ in Observable.from(failing, priority: .high).values {}
    }
    let cancelled = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: CancellationError()) }
    #expect(try await cancelled.asObservable().values.reduce(0, +) == 0)
  }

  @Test func disposalCancelsTheSequence() async {
    let (ends, input) = AsyncStream.makeStream(of: Void.self)
    let sequence = AsyncStream<Int> { continuation in continuation.onTermination = { _ in input.yield() } }
    sequence.asObservable().subscribe().dispose()
    await ends.first { true }
  }
}
