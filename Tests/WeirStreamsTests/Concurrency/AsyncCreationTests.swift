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

extension AsyncCreationTests {
  @Test func eachSubscriptionRunsTheWork() async throws {
    let runs = Tally()
    let work: @Sendable () async throws -> Int = { runs.increment() }
    let stream = Observable.from { try await work() }
    #expect(runs.value == 0)
    #expect(try await stream.asSingle().value == 1)
    #expect(try await stream.asSingle().value == 2)
  }

  @Test func prioritiesAndDetachedWork() async throws {
    let work: @Sendable () async throws -> TaskPriority = {
      await Task.yield()
      return Task.currentPriority
    }
    for detached in [false, true] {
      let stream = Observable.from(detached: detached, priority: .high) { try await work() }
      #expect(try await stream.asSingle().value >= .high)
    }
    #expect(try await Single.create(detached: true, priority: .high) { try await work() }.value >= .high)
  }

  /// Work that a task runs belongs to it: task-local values come along, unless it is detached.
  @Test func taskLocals() async throws {
    let work: @Sendable () async throws -> Int = {
      await Task.yield()
      return Locals.number
    }
    for (detached, expected) in [(false, 7), (true, 0)] {
      let stream = Observable.from(detached: detached) { try await work() }
      #expect(try await Locals.$number.withValue(7) { try await stream.asSingle().value } == expected)
    }
  }

  private enum Locals {
    @TaskLocal static var number = 0
  }

  /// What still comes after the disposal, be it an element, an end or an error, is dropped.
  @Test func lateEvents() async {
    let clock = VirtualClock()
    for ends in [true, false] {
      let (done, input) = AsyncStream.makeStream(of: Void.self)
      let subscription = Observable<Int>.create { observer in
        defer { input.yield() }
        try? await clock.sleep(for: .seconds(1))
        observer.onNext(1)
        if ends { observer.onCompleted() } else { throw MarbleFailure() }
      }.subscribe { event in Issue.record("\(event) after the disposal") }
      await clock.waitForSleepers()
      subscription.dispose()
      await done.first { true }
    }
  }

  /// The observer may be used from several tasks of the work: the events keep to the grammar.
  @Test func groupsOfTasks() async throws {
    let stream = Observable<Int>.create { observer in
      await withTaskGroup { group in
        for number in 0..<100 { group.addTask { observer.onNext(number) } }
      }
    }
    let (overlaps, (ends, end)) = (SendingOverlaps(), AsyncStream.makeStream(of: Void.self))
    let subscription = overlaps.watch(stream.do(afterCompleted: { end.yield() }))
    await ends.first { true }
    #expect(overlaps.seen.isEmpty && overlaps.elementCount == 100 && overlaps.endCount == 1)
    subscription.dispose()
  }

  @Test func workThatEndsItself() async throws {
    let stream = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      await Task.yield()
      throw MarbleFailure()
    }
    #expect(try await stream.values.reduce(into: []) { $0.append($1) } == [1])
  }

  @Test func sequencesUnderOperators() async throws {
    func numbers() -> AsyncStream<Int> {
      AsyncStream { continuation in
        for number in 1...5 { continuation.yield(number) }
        continuation.finish()
      }
    }
    #expect(
      try await numbers().asObservable().map { $0 * 2 }.take(2).values.reduce(into: []) { $0.append($1) } == [2, 4])
    let merged = Observable.merge(Observable.from(numbers()), Observable.from(numbers(), priority: .low))
    #expect(try await merged.values.reduce(0, +) == 30)
  }
}
