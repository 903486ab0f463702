import Testing
import WeirStreams

/// An operator of two sources that may send at the same time, by its name, for tests of what holds for all of them.
struct Pairing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let make: @Sendable (Observable<Int>, Observable<Int>) -> Observable<String>

  init<Output>(
    _ name: String, _ make: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Output>
  ) {
    testDescription = name
    self.make = { first, second in make(first, second).map { "\($0)" } }
  }

  func callAsFunction(_ first: Observable<Int>, _ second: Observable<Int>) -> Observable<String> {
    make(first, second)
  }
}

extension Pairing {
  static let all = [
    Pairing("merge") { .merge($0, $1) },
    Pairing("merge of a stream") { Observable.of($0, $1).merge() },
    Pairing("merge(maxConcurrent:)") { Observable.of($0, $1).merge(maxConcurrent: 2) },
    Pairing("zip") { .zip($0, $1) { $0 + $1 } },
    Pairing("zip of tuples") { Observable.zip($0, $1) },
    Pairing("zip of a collection") { Observable.zip([$0, $1]) },
    Pairing("combineLatest") { .combineLatest($0, $1) { $0 + $1 } },
    Pairing("combineLatest of tuples") { Observable.combineLatest($0, $1) },
    Pairing("combineLatest of a collection") { Observable.combineLatest([$0, $1]) },
    Pairing("withLatestFrom") { $0.withLatestFrom($1) { $0 + $1 } },
    Pairing("withLatestFrom, the second only") { $0.withLatestFrom($1) },
    Pairing("sample") { $0.sample($1) },
    Pairing("sample with a default") { $0.sample($1, defaultValue: 0) },
    Pairing("take(until:)") { $0.take(until: $1.filter { $0 > 20 }) },
    Pairing("skip(until:)") { $0.skip(until: $1) },
    Pairing("amb") { $0.amb($1) },
    Pairing("flatMap") { first, second in first.flatMap { number in second.map { $0 + number }.take(2) } },
    Pairing("flatMapFirst") { first, second in first.flatMapFirst { number in second.map { $0 + number }.take(2) } },
    Pairing("flatMapLatest") { first, second in first.flatMapLatest { number in second.map { $0 + number } } },
    Pairing("concatMap") { first, second in first.concatMap { number in second.map { $0 + number }.take(2) } },
    Pairing("groups of a merge") { Observable.merge($0, $1).groupBy { $0 % 3 }.merge() },
    Pairing("share of a merge") { Observable.merge($0, $1).share() },
    Pairing("share(replay:) of a merge") { Observable.merge($0, $1).share(replay: 2) },
    Pairing("share forever of a merge") { Observable.merge($0, $1).share(replay: 1, scope: .forever) },
    Pairing("refCount of a merge") { Observable.merge($0, $1).publish().refCount() },
  ]
}
