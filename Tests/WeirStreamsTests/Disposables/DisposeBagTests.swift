import Testing
import WeirStreams

@Suite struct DisposeBagTests {
  private let log = Log()

  private func member(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func everyWayIn() {
    let fillers: [(DisposeBag) -> Void] = [
      { member("a").disposed(by: $0) }, { $0.insert(member("a")) }, { $0.insert(member("a"), member("b")) },
      { $0.insert([member("a"), member("b"), member("c")]) },
      { bag in
        bag.insert {
          member("a")
          member("b")
        }
      },
    ]
    for (fill, count) in zip(fillers, [1, 1, 2, 3, 2]) {
      var bag: DisposeBag? = DisposeBag()
      if let bag { fill(bag) }
      #expect(log.take().isEmpty)
      bag = nil
      #expect(log.take() == Array(["a", "b", "c"].prefix(count)))
    }
  }

  @Test func subscriptionsEndWithTheirOwner() {
    final class Owner {
      let bag = DisposeBag()
    }
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    if let owner {
      subject.subscribe(log).disposed(by: owner.bag)
      subject.map { $0 * 10 }.subscribe(log).disposed(by: owner.bag)
    }
    subject.onNext(1)
    #expect(log.take() == ["1", "10"])
    owner = nil
    #expect(log.take() == ["disposed", "disposed"])
    #expect(!subject.hasObservers)
  }

  /// The usual way to begin anew.
  @Test func replacing() {
    let subject = PublishSubject<Int>()
    var bag = DisposeBag()
    subject.subscribe(log).disposed(by: bag)
    bag = DisposeBag()
    #expect(log.take() == ["disposed"])
    subject.subscribe(log).disposed(by: bag)
    subject.onNext(2)
    #expect(log.take() == ["2"])
  }

  /// A subscription may let go of its bag while it gets an element.
  @Test func goneInTheMiddle() {
    final class Owner: @unchecked Sendable {
      // Used on one thread.
      var bag: DisposeBag? = DisposeBag()
    }
    let (subject, owner) = (PublishSubject<Int>(), Owner())
    if let bag = owner.bag {
      subject.subscribe(onNext: { [log] element in
        owner.bag = nil
        log("\(element)")
      }).disposed(by: bag)
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["1"])
  }

  @Test func filledByTwoThreads() {
    for _ in 0..<200 {
      let count = Tally()
      var bag: DisposeBag? = DisposeBag()
      if let bag {
        let fill: @Sendable () -> Void = {
          for _ in 0..<20 { bag.insert(Disposables.create { count.increment() }) }
        }
        race(fill, fill)
      }
      #expect(count.value == 0)
      bag = nil
      #expect(count.value == 40)
    }
  }
}
