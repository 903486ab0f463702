import Testing
import WeirStreams

/// A subject of any kind, by its name, for tests of what holds for all of them.
struct AnySubject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> Sides

  /// The two sides of a subject, and whether anybody is subscribed to it.
  struct Sides: Sendable {
    let stream: Observable<Int>
    let observer: AnyObserver<Int>
    let hasObservers: @Sendable () -> Bool
  }

  private init<Subject: SubjectType & ObserverType & Sendable>(
    _ name: String, _ make: @escaping @Sendable () -> Subject, _ hasObservers: @escaping @Sendable (Subject) -> Bool
  ) where Subject.Element == Int, Subject.Observer.Element == Int {
    testDescription = name
    self.make = {
      let subject = make()
      return Sides(
        stream: subject.asObservable(), observer: subject.asObserver().asObserver(),
        hasObservers: { hasObservers(subject) })
    }
  }

  static let publish = AnySubject("publish", { PublishSubject<Int>() }, \.hasObservers)
  static let behavior = AnySubject("behavior", { BehaviorSubject(value: 0) }, \.hasObservers)
  static let async = AnySubject("async", { AsyncSubject<Int>() }, \.hasObservers)
  static let replays = [
    AnySubject("replay of 0", { ReplaySubject<Int>.create(bufferSize: 0) }, \.hasObservers),
    AnySubject("replay of 1", { ReplaySubject<Int>.create(bufferSize: 1) }, \.hasObservers),
    AnySubject("replay of 3", { ReplaySubject<Int>.create(bufferSize: 3) }, \.hasObservers),
    AnySubject("replay of all", { ReplaySubject<Int>.createUnbounded() }, \.hasObservers),
  ]

  /// Those that send each element to whoever is subscribed.
  static let live = [publish, behavior] + replays

  static let all = live + [async]
}
