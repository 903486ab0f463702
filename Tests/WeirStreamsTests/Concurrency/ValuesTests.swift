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
