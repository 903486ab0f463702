import Testing
import WeirNavigation

@Suite struct PausableTests {
  private let source = PublishSubject<Int>()
  private let pauser = PublishSubject<Bool>()

  private func values(_ stream: Observable<Int>, _ body: () -> Void) -> [Int] {
    let seen = BehaviorRelay<[Int]>(value: [])
    let disposable = stream.subscribe(onNext: { seen.accept(seen.value + [$0]) })
    body()
    disposable.dispose()
    return seen.value
  }

  @Test func passesWhileOpen() {
    let passed = values(source.pausable(withPauser: pauser)) {
      source.onNext(1)
      pauser.onNext(true)
      source.onNext(2)
      source.onNext(3)
      pauser.onNext(false)
      source.onNext(4)
    }
    #expect(passed == [2, 3])
  }

  @Test func theFirstOnesPass() {
    let passed = values(source.pausable(afterCount: 2, withPauser: pauser)) {
      for number in 1...3 { source.onNext(number) }
      pauser.onNext(true)
      source.onNext(4)
      pauser.onNext(false)
      source.onNext(5)
    }
    #expect(passed == [1, 2, 4])
  }
}
