import RxBlocking
import RxOptional
import RxRelay
import RxSwift
import RxTest
import Testing

/// Code for RxSwift, RxRelay, RxTest, RxBlocking and RxOptional.
struct StreamsTests {
  private final class Counter {
    private let count = BehaviorRelay(value: 0)
    private let disposeBag = DisposeBag()
    var isEven: RxSwift.Observable<Bool> { count.map { $0 % 2 == 0 }.distinctUntilChanged() }

    func count(_ taps: Observable<Void>) {
      taps.withLatestFrom(count).map { $0 + 1 }.bind(to: count).disposed(by: disposeBag)
    }
  }

  @Test func aStreamInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let (counter, bag) = (Counter(), DisposeBag())
    let observer = scheduler.createObserver(Bool.self)
    counter.isEven.subscribe(observer).disposed(by: bag)
    let taps: TestableObservable<Void> = scheduler.createHotObservable([.next(10, ()), .next(20, ()), .completed(30)])
    counter.count(taps.asObservable())
    scheduler.start()
    #expect(observer.events == [.next(0, true), .next(10, false), .next(20, true)])
  }

  @Test func blocking() throws {
    let names = Observable.of("a", nil, "b").filterNil()
    #expect(try names.toBlocking().toArray() == ["a", "b"])
    let failing: Single<Int> = .error(RxError.timeout)
    #expect(throws: RxError.self) { try failing.toBlocking(timeout: 1).single() }
  }

  @Test func aSubjectWhoseTypeIsNamedWithItsModule() {
    let subject = RxSwift.PublishSubject<Int>()
    var values: [Int] = []
    let subscription: RxSwift.Disposable = subject.subscribe(onNext: { values.append($0) })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    #expect(values == [1])
  }
}
