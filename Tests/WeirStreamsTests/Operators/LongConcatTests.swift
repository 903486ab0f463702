import Testing
import WeirStreams

/// Recursion of streams that follow each other takes no stack, however it is nested.
@Suite(.timeLimit(.minutes(10))) struct LongConcatTests {
  private static let count = 100_000

  private func elements(_ make: @escaping @Sendable () -> Observable<Int>) async -> Int {
    await onSmallStack {
      let sent = Tally()
      var stream: Observable<Int>? = make()
      _ = stream?.subscribe(onNext: { _ in sent.increment() })
      // Freeing it takes none either.
      stream = nil
      return sent.value
    }
  }

  @Test func nestedToTheLeft() async {
    let sent = await elements {
      (0..<Self.count).reduce(Observable.just(0)) { stream, number in stream.concat(Observable.just(number)) }
    }
    #expect(sent == Self.count + 1)
  }

  @Test func nestedToTheRight() async {
    let sent = await elements {
      (0..<Self.count).reduce(Observable.just(0)) { stream, number in Observable.just(number).concat(stream) }
    }
    #expect(sent == Self.count + 1)
  }

  @Test func disposedOfInTheMiddle() async {
    let isFree = await onSmallStack {
      let subject = PublishSubject<Int>()
      let stream = (0..<Self.count).reduce(subject.asObservable()) { stream, _ in stream.concat(Observable.just(1)) }
      stream.subscribe().dispose()
      return !subject.hasObservers
    }
    #expect(isFree)
  }

  @Test func emptyStreamsThatSwitch() async {
    @Sendable func next(_ number: Int) -> Observable<Int> {
      number == 0 ? .just(1) : Observable.empty().ifEmpty(switchTo: .deferred { next(number - 1) })
    }
    #expect(await elements { next(Self.count) } == 1)
  }

  @Test func completablesThatFollow() async {
    @Sendable func next(_ number: Int) -> Completable {
      number == 0 ? .empty() : Completable.empty().andThen(Completable.deferred { next(number - 1) })
    }
    let chain: @Sendable () -> Completable = {
      (0..<Self.count).reduce(Completable.empty()) { chain, _ in chain.andThen(Completable.empty()) }
    }
    #expect(await elements { next(Self.count).andThen(Observable.just(1)) } == 1)
    #expect(await elements { chain().andThen(Observable.just(1)) } == 1)
  }
}
