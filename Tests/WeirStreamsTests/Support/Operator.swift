import Testing
import WeirStreams

/// An operator of one source, by its name, for tests of what holds for all of them.
struct Operator: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether an error of the source comes out as that error.
  let passesErrors: Bool
  private let make: @Sendable (Observable<Int>) -> Observable<String>

  init<Output>(
    _ name: String, passesErrors: Bool = true,
    _ make: @escaping @Sendable (Observable<Int>) -> any ObservableConvertibleType<Output>
  ) {
    testDescription = name
    self.passesErrors = passesErrors
    self.make = { source in make(source).asObservable().map { "\($0)" } }
  }

  func callAsFunction(_ source: Observable<Int>) -> Observable<String> { make(source) }
}

extension Operator {
  static let all = elements + limits + endings + streams

  /// Those that make something of each element.
  static let elements = [
    Operator("map") { $0.map { $0 + 1 } },
    Operator("map of a key path") { $0.map(\.description) },
    Operator("filter") { $0.filter { $0 % 2 == 0 } },
    Operator("compactMap") { $0.compactMap { $0 > 2 ? $0 : nil } },
    Operator("scan") { $0.scan(0) { $0 + $1 } },
    Operator("scan(into:)") { $0.scan(into: []) { $0.append($1) } },
    Operator("distinctUntilChanged") { $0.map { $0 / 2 }.distinctUntilChanged() },
    Operator("distinctUntilChanged of a key") { $0.distinctUntilChanged { $0 / 2 } },
    Operator("enumerated") { $0.enumerated() },
    Operator("do") { $0.do(onNext: { _ in }, onDispose: {}) },
    Operator("debug") { $0.filter { _ in false }.debug("contract") },
    Operator("withUnretained") { [owner] in $0.withUnretained(owner) { $1 } },
    Operator("filterNil") { $0.map { $0 % 2 == 0 ? $0 : nil }.filterNil() },
    Operator("replaceNilWith") { $0.map { $0 % 2 == 0 ? $0 : nil }.replaceNilWith(0) },
    Operator("catchOnNil") { $0.map { $0 % 2 == 0 ? $0 : nil }.catchOnNil { .just(0) } },
    Operator("filterEmpty") { $0.map { $0 % 2 == 0 ? [$0] : [] }.filterEmpty() },
  ]

  /// Those that drop the first or the last elements, or all of them.
  static let limits = [
    Operator("take") { $0.take(3) },
    Operator("take(while:)") { $0.take(while: { $0 < 4 }) },
    Operator("take(while:), inclusive") { $0.take(while: { $0 < 4 }, behavior: .inclusive) },
    Operator("take(until:) of a predicate") { $0.take(until: { $0 == 4 }) },
    Operator("take(until:) of a stream") { $0.take(until: Observable<Int>.never()) },
    Operator("takeLast") { $0.takeLast(2) },
    Operator("skip") { $0.skip(2) },
    Operator("skip(while:)") { $0.skip(while: { $0 < 4 }) },
    Operator("skip(until:)") { $0.skip(until: Observable.just(0)) },
    Operator("element(at:)") { $0.element(at: 3) },
    Operator("single") { $0.single { $0 == 3 } },
    Operator("first") { $0.first() },
    Operator("ignoreElements") { $0.ignoreElements() },
    Operator("amb") { $0.amb(Observable.never()) },
  ]

  /// Those that add something at the end, or go on after it.
  static let endings = [
    Operator("reduce") { $0.reduce(0) { $0 + $1 } },
    Operator("toArray") { $0.toArray() },
    Operator("materialize", passesErrors: false) { $0.materialize().map { "event \($0)" } },
    Operator("dematerialize") { $0.materialize().dematerialize() },
    Operator("ifEmpty(default:)") { $0.ifEmpty(default: 0) },
    Operator("ifEmpty(switchTo:)") { $0.filter { $0 > 9 }.ifEmpty(switchTo: .of(8, 9)) },
    Operator("concat") { $0.concat(Observable.just(0)) },
    Operator("catch", passesErrors: false) { $0.catch { _ in .of(8, 9) } },
    Operator("catchAndReturn", passesErrors: false) { $0.catchAndReturn(0) },
    Operator("catch(sequence:)", passesErrors: false) { Observable.catch(sequence: [$0, .just(0)]) },
    Operator("retry") { $0.retry(1) },
    Operator("retry(when:)", passesErrors: false) { $0.retry { $0.take(0) } },
  ]

  /// Those of streams of streams, and of several streams of which one is not the source.
  static let streams = [
    Operator("flatMap") { $0.flatMap { Observable.just($0) } },
    Operator("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    Operator("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    Operator("concatMap") { $0.concatMap { Observable.just($0) } },
    Operator("merge of streams") { $0.map { Observable.just($0) }.merge() },
    Operator("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    Operator("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
    Operator("concat of streams") { $0.map { Observable.just($0) }.concat() },
    Operator("groupBy") { $0.groupBy { $0 % 2 }.merge() },
    Operator("merge of one") { Observable.merge($0) },
    Operator("merge with nothing") { Observable.merge($0, Observable.empty()) },
    Operator("zip of one") { Observable.zip([$0]) },
    Operator("combineLatest with one") { Observable.combineLatest($0, Observable.just(0)) { $0 + $1 } },
    Operator("combineLatest of one") { Observable.combineLatest([$0]) },
    Operator("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { $0 + $1 } },
    Operator("using") { source in Observable.using({ BooleanDisposable() }, observableFactory: { _ in source }) },
    Operator("share") { $0.share() },
    Operator("share(replay:)") { $0.share(replay: 2) },
    Operator("publish, refCount") { $0.publish().refCount() },
    Operator("replay, refCount") { $0.replay(1).refCount() },
    Operator("multicast with a selector") { $0.multicast({ PublishSubject<Int>() }, selector: { $0.map { -$0 } }) },
  ]

  private static let owner = Owner()

  private final class Owner: Sendable {}
}
