import Testing
import WeirStreams
import WeirTesting

@Suite struct ValuesTests {
  @Test func elementsThenTheEnd() async throws {
    #expect(try await Observable.of(1, 2, 3).values.reduce(0, +) == 6)
    #expect(await Infallible.of(1, 2, 3).values.reduce(0, +) == 6)
  }

  @Test func elementsThenTheError() async {
    let stream = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(MarbleFailure())
      return Disposables.create()
    }
    let read = Collected<Int>()
    await #expect(throws: MarbleFailure.self) { for try await number in stream.values { read.add(number) } }
    #expect(read.values == [1])
  }

  @Test func cancellationDisposesAtOnce() async {
    let subject = PublishSubject<Int>()
    let values = subject.values
    let task = Task { for try await _ in values {} }
    #expect(subject.hasObservers)
    task.cancel()
    while subject.hasObservers { await Task.yield() }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func lettingGoDisposes() {
    let subject = PublishSubject<Int>()
    _ = subject.values
    #expect(!subject.hasObservers)
  }

  @Test func theBufferCanBeLimited() async throws {
    let newest = Observable.of(1, 2, 3).values(bufferingPolicy: .bufferingNewest(1))
    #expect(try await newest.reduce(into: []) { $0.append($1) } == [3])
    let oldest = Infallible.of(1, 2, 3).values(bufferingPolicy: .bufferingOldest(2))
    #expect(await oldest.reduce(into: []) { $0.append($1) } == [1, 2])
  }
}

extension ValuesTests {
  /// The subscription begins with the sequence, so that nothing is lost before the first read.
  @Test func subscribesAtOnceAndKeepsTheOrder() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    #expect(subject.hasObservers)
    for number in 0..<1000 { subject.onNext(number) }
    subject.onCompleted()
    #expect(!subject.hasObservers)
    #expect(try await values.reduce(into: []) { $0.append($1) } == Array(0..<1000))
  }

  @Test func eachSequenceIsASubscription() async throws {
    let made = Tally()
    let stream = Observable<Int>.deferred { .just(made.increment()) }
    let (first, second) = (stream.values, stream.values)
    #expect(try await [first.reduce(0, +), second.reduce(0, +)] == [1, 2])
  }

  @Test func endsOfEveryKind() async throws {
    for try await _ in Observable<Int>.empty().values { Issue.record("an element of nothing") }
    await #expect(throws: Failure.self) { for try await _ in Observable<Int>.error(Failure.first).values {} }
    for await _ in Infallible<Int>.empty().values { Issue.record("an element of nothing") }
    #expect(try await Single.just(1).values.reduce(0, +) == 1)
    #expect(try await Maybe<Int>.empty().values.reduce(0, +) == 0)
    for try await _ in Completable.empty().values {}
  }

  /// Leaving the loop lets the sequence go, and the subscription with it.
  @Test func leavingTheLoop() async throws {
    let subject = BehaviorSubject(value: 1)
    func first() async throws -> Int? {
      for try await number in subject.values { return number }
      return nil
    }
    #expect(try await first() == 1)
    #expect(!subject.hasObservers)
  }

  @Test func buffers() async throws {
    let policies: [(AsyncThrowingStream<Int, any Error>.Continuation.BufferingPolicy, [Int])] = [
      (.unbounded, [1, 2, 3]), (.bufferingNewest(2), [2, 3]), (.bufferingOldest(1), [1]), (.bufferingNewest(0), []),
    ]
    for (policy, expected) in policies {
      let values = Observable.of(1, 2, 3).values(bufferingPolicy: policy)
      #expect(try await values.reduce(into: []) { $0.append($1) } == expected)
    }
  }

  @Test func cancellationOfAnInfallible() async {
    let relay = PublishRelay<Int>()
    let (released, input) = AsyncStream.makeStream(of: Void.self)
    let values = relay.asObservable().do(onDispose: { input.yield() }).asInfallible(onErrorJustReturn: 0).values
    let task = Task { await values.reduce(0, +) }
    relay.accept(1)
    task.cancel()
    await released.first { true }
    #expect(await task.value <= 1)
  }

  @MainActor
  @Test func driversAndSignals() async {
    let relay = BehaviorRelay(value: 1)
    let values = relay.asDriver().values
    relay.accept(2)
    var seen: [Int] = []
    for await number in values {
      seen.append(number)
      if seen.count == 2 { break }
    }
    #expect(seen == [1, 2])
    #expect(await Signal.just(5).values.reduce(0, +) == 5)
  }

  @Test func readersAgainstSenders() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    let reader = Task { try await values.reduce(into: [Int]()) { $0.append($1) } }
    await Task.detached {
      race(
        { for number in 0..<500 { subject.onNext(number) } }, { for number in 500..<1000 { subject.onNext(number) } })
      subject.onCompleted()
    }.value
    let numbers = try await reader.value
    #expect(numbers.filter { $0 < 500 } == Array(0..<500) && numbers.filter { $0 >= 500 } == Array(500..<1000))
  }
}
