import Testing
import WeirBinding

/// The operator `~`.
@Suite struct DisposeTests {
  private let log = Log()

  private func disposable(_ name: String) -> any Disposable {
    let log = log
    return Disposables.create { log(name) }
  }

  @Test func oneGoesIntoABag() {
    var bag: DisposeBag? = DisposeBag()
    if let bag { disposable("a") ~ bag }
    #expect(log.lines.isEmpty)
    bag = nil
    #expect(log.lines == ["a"])
  }

  @Test func severalFollowOneAnother() {
    do {
      let bag = DisposeBag()
      disposable("a") ~ disposable("b") ~ disposable("c") ~ bag
    }
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func theBagMayComeFirst() {
    do {
      let bag = DisposeBag()
      bag ~ disposable("a") ~ [disposable("b"), disposable("c")] ~ disposable("d")
    }
    #expect(log.lines == ["a", "b", "c", "d"])
  }

  @Test func arraysAreJoined() {
    do {
      let bag = DisposeBag()
      [disposable("a"), disposable("b")] ~ [disposable("c")] ~ bag
      [disposable("d")] ~ bag
    }
    #expect(log.lines == ["a", "b", "c", "d"])
  }

  @Test func bindingsBindTighter() {
    let (source, first, second) = (PublishSubject<Int>(), BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    do {
      let bag = DisposeBag()
      source ~> first ~ source ~> [second] ~ bag
      bag ~ [source ~> first, source ~> second]
      source.onNext(1)
    }
    source.onNext(2)
    #expect(first.value == 1)
    #expect(second.value == 1)
  }
}
