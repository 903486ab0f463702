import Synchronization
import Testing
import WeirStreams

/// A subscription is disposed of on one thread while another sends: it ends, all is released, and the thread that has
/// disposed is told nothing more.
@Suite(.timeLimit(.minutes(10))) struct TeardownTests {
  private typealias Make = @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

  private static let operators: [Make] = [
    { .merge($0, $1) },
    { .zip($0, $1) { $0 + $1 } },
    { .combineLatest($0, $1) { $0 + $1 } },
    { $0.withLatestFrom($1) { $0 + $1 } },
    { first, second in first.flatMap { _ in second } },
    { first, second in first.flatMapLatest { _ in second } },
    { Observable.merge($0, $1).share() },
    { Observable.merge($0, $1).share(replay: 1) },
    { Observable.merge($0, $1).share(replay: 3, scope: .forever) },
    { Observable.merge($0, $1).publish().refCount() },
    { first, second in first.groupBy { $0 % 3 }.merge() },
  ]

  @Test(arguments: operators.indices)
  func disposing(_ index: Int) {
    let make = Self.operators[index]
    for _ in 0..<1000 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let isOver = Atomic<Bool>(false)
      let late = Atomic<Int>(0)
      let subscription = make(first, second).subscribe(onNext: { _ in
        if isOver.load(ordering: .acquiring) { late.add(1, ordering: .relaxed) }
      })
      race(
        {
          for number in 0..<4 {
            first.onNext(number)
            second.onNext(number)
          }
        }, { subscription.dispose() })
      isOver.store(true, ordering: .releasing)
      first.onNext(1)
      second.onNext(1)
      #expect(late.load(ordering: .acquiring) == 0)
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  /// Subscribers come and go while the source sends and ends: each is told of one end, or none after it has left.
  @Test func sharing() {
    for replay in 0...2 {
      for _ in 0..<1000 {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: replay)
        let ends = Tally()
        let first = shared.subscribe(onCompleted: { ends.increment() })
        race(
          {
            source.onNext(1)
            source.onCompleted()
          },
          {
            let second = shared.subscribe(onCompleted: { ends.increment() })
            first.dispose()
            second.dispose()
          })
        #expect(ends.value <= 2)
        #expect(!source.hasObservers)
      }
    }
  }

  /// Two that leave and come at the same time neither share a dead connection nor make two.
  @Test func comingAndGoing() {
    for make in [{ $0.share() }, { $0.share(replay: 1) }, { $0.publish().refCount() }]
      as [(Observable<Int>) -> Observable<Int>]
    {
      for _ in 0..<1000 {
        let source = PublishSubject<Int>()
        let shared = make(source)
        let heard = Tally()
        let first = shared.subscribe()
        race({ first.dispose() }, { _ = shared.subscribe(onNext: { _ in heard.increment() }) })
        source.onNext(1)
        #expect(heard.value == 1)
      }
    }
  }
}
