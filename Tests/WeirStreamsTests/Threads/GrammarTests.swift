import Dispatch
import Synchronization
import Testing
import WeirStreams
import WeirTesting

/// Eight threads send, end, subscribe and dispose at the same time: no subscriber is told two things at once, nor anything
/// after the end, nor the elements of one sender in another order than it sent them.
@Suite(.timeLimit(.minutes(10))) struct GrammarTests {
  private typealias Make = @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>

  /// Elements are the number of the sender times this, and the number of the element.
  private static let sender = 1 << 20

  private static let operators: [Make] = [
    { first, _ in first }, { .merge($0, $1) }, { .combineLatest($0, $1) { first, _ in first } },
    { $0.withLatestFrom($1) { first, _ in first } }, { $0.sample($1) }, { $0.amb($1) }, { $0.skip(until: $1) },
    { .merge($0, $1).scan(0) { $1 } }, { .merge($0, $1).take(100) }, { .merge($0, $1).takeLast(9) },
    { Observable.merge($0, $1).share() }, { Observable.merge($0, $1).share(replay: 2) },
    { Observable.merge($0, $1).share(replay: 2, scope: .forever) }, { Observable.merge($0, $1).replay(1).refCount() },
    { Observable.merge($0, $1).groupBy { $0 / sender }.merge() },
    {
      Observable.merge($0, $1).window(timeSpan: .seconds(9), count: 3, scheduler: TestScheduler(initialClock: 0))
        .merge()
    },
    { first, second in Observable.create { Disposables.create(first.subscribe($0), second.subscribe($0)) } },
    { Observable.merge($0, $1).observe(on: ImmediateScheduler.instance) },
  ]

  @Test(arguments: operators.indices)
  func holds(_ index: Int) {
    let make = Self.operators[index]
    for round in 0..<20 {
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let stream = make(first, second)
      let watches = (0..<4).map { _ in Watch(Self.sender) }
      let subscriptions = watches.map { $0.subscribe(to: stream) }
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        switch thread {
        case 0...4:
          let subject = thread < 3 ? first : second
          for number in 0..<100 { subject.onNext(thread * Self.sender + number) }
          if thread == 0, round % 2 == 0 { subject.onCompleted() }
          if thread == 4, round % 3 == 0 { subject.onError(Failure.first) }
        case 5, 6:
          for _ in 0..<10 {
            let late = Watch(Self.sender)
            late.subscribe(to: stream).dispose()
            #expect(late.faults == 0)
          }
        default: for subscription in subscriptions.dropFirst(2) { subscription.dispose() }
        }
      }
      for subscription in subscriptions { subscription.dispose() }
      #expect(watches.map(\.faults) == [0, 0, 0, 0])
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }
}

/// Counts what a subscriber may not be told.
///
/// `@unchecked Sendable`: `newest` is touched only inside of an event, and two at once are what it finds.
private final class Watch: @unchecked Sendable {
  private let sender: Int
  private let isInside = Atomic<Bool>(false)
  private let isOver = Atomic<Bool>(false)
  private let count = Atomic<Int>(0)
  private var newest: [Int: Int] = [:]

  init(_ sender: Int) {
    self.sender = sender
  }

  var faults: Int { count.load(ordering: .sequentiallyConsistent) }

  func subscribe(to stream: Observable<Int>) -> any Disposable {
    stream.subscribe(
      onNext: { [self] in hear($0) }, onError: { [self] _ in hear(nil) }, onCompleted: { [self] in hear(nil) })
  }

  private func hear(_ element: Int?) {
    if isInside.exchange(true, ordering: .sequentiallyConsistent) { fail() }
    if isOver.load(ordering: .sequentiallyConsistent) { fail() }
    if let element {
      if newest[element / sender, default: 0] > element { fail() }
      newest[element / sender] = element
    } else {
      isOver.store(true, ordering: .sequentiallyConsistent)
    }
    isInside.store(false, ordering: .sequentiallyConsistent)
  }

  private func fail() { count.add(1, ordering: .sequentiallyConsistent) }
}
