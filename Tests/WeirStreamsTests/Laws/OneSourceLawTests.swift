import Testing
import WeirStreams
import WeirTesting

/// Laws that hold for operators on any source.
@Suite struct OneSourceLawTests {
  /// Checks that two ways to build a stream send the same at the same times.
  private func equal<Output>(
    at location: SourceLocation = #_sourceLocation, _ left: @escaping (Observable<Int>, Int) -> Observable<Output>,
    _ right: @escaping (Observable<Int>, Int) -> Observable<Output>
  ) {
    forSeeds { random, seed in
      let script = Script(&random, from: 190)
      let number = random.below(6)
      let (first, second) = (sent(script) { left($0, number) }, sent(script) { right($0, number) })
      #expect(first == second, "seed \(seed)", sourceLocation: location)
    }
  }

  /// Checks the elements that an operator sends of those of the source that completes, against those of a list.
  private func model(
    at location: SourceLocation = #_sourceLocation, _ apply: @escaping (Observable<Int>, Int) -> Observable<Int>,
    _ expected: ([Int], Int) -> [Int]
  ) {
    forSeeds { random, seed in
      let values = (0..<random.below(9)).map { _ in random.below(10) }
      let number = random.below(6)
      let elements = expected(values, number).map { "\($0)" } + ["completed", "disposed"]
      #expect(apply(.from(values), number).sentAtOnce() == elements, "seed \(seed)", sourceLocation: location)
    }
  }

  @Test func mapsFuse() {
    equal({ source, _ in source.map { $0 + 1 }.map { $0 * 3 } }, { source, _ in source.map { ($0 + 1) * 3 } })
    equal({ source, _ in source.map { $0 } }, { source, _ in source })
  }

  @Test func filtersFuse() {
    equal(
      { source, number in source.filter { $0 > number }.filter { $0 % 2 == 0 } },
      { source, number in source.filter { $0 > number && $0 % 2 == 0 } })
    equal(
      { source, number in source.compactMap { $0 > number ? $0 * 2 : nil } },
      { source, number in source.filter { $0 > number }.map { $0 * 2 } })
  }

  @Test func takeAndSkip() {
    model({ $0.take($1) }, { Array($0.prefix($1)) })
    model({ $0.skip($1) }, { Array($0.dropFirst($1)) })
    model({ $0.takeLast($1) }, { $0.suffix($1) })
    model(
      { source, number in source.take(while: { $0 > number }) }, { list, number in Array(list.prefix { $0 > number }) })
    model(
      { source, number in source.skip(while: { $0 > number }) }, { list, number in Array(list.drop { $0 > number }) })
    model({ $0.take($1).concat($0.skip($1)) }, { list, _ in list })
    equal({ $0.take($1).take(3) }, { $0.take(min($1, 3)) })
    equal({ $0.skip($1).skip(2) }, { $0.skip($1 + 2) })
  }

  @Test func folds() {
    model({ source, number in source.reduce(number, accumulator: +) }, { [$0.reduce($1, +)] })
    equal(
      { source, number in source.reduce(number, accumulator: +) },
      { source, number in source.scan(number, accumulator: +).startWith(number).takeLast(1) })
    equal(
      { source, _ in source.toArray().asObservable() },
      { source, _ in source.reduce([]) { $0 + [$1] } })
  }

  @Test func distinct() {
    model(
      { source, _ in source.map { $0 / 3 }.distinctUntilChanged() },
      { list, _ in list.map { $0 / 3 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } } })
  }

  @Test func materializeAndBack() {
    equal({ source, _ in source.materialize().dematerialize() }, { source, _ in source })
  }

  @Test func catchAndRetry() {
    equal(
      { source, _ in source.catch { _ in .just(1) } }, { source, _ in source.catchAndReturn(1) })
    model({ source, number in source.retry(number + 1).catch { _ in .empty() } }, { list, _ in list })
  }

  @Test func sharedIsAsDirect() {
    equal({ source, _ in source.share() }, { source, _ in source })
    equal({ source, number in source.share(replay: number, scope: .forever) }, { source, _ in source })
    equal({ source, number in source.share(replay: number) }, { source, _ in source })
    equal({ source, _ in source.publish().refCount() }, { source, _ in source })
    equal({ source, _ in source.multicast({ PublishSubject() }, selector: { $0 }) }, { source, _ in source })
  }

  @Test func flatteningOfOne() {
    equal({ source, _ in source.flatMap { Observable.just($0) } }, { source, _ in source })
    equal({ source, _ in source.concatMap { Observable.just($0) } }, { source, _ in source })
    equal({ source, _ in source.flatMapLatest { Observable.just($0) } }, { source, _ in source })
    equal({ source, _ in Observable.just(source).switchLatest() }, { source, _ in source })
  }
}
