import Testing
import WeirStreams

@Suite struct PublishRelayTests {
  @Test func elements() {
    let (relay, log) = (PublishRelay<Int>(), Log())
    relay.accept(1)
    let subscription = relay.subscribe(log)
    for number in 2...3 { relay.accept(number) }
    #expect(log.take() == ["2", "3"])
    subscription.dispose()
    relay.accept(4)
    #expect(log.lines == ["disposed"])
  }

  @Test func streams() {
    let (relay, log) = (PublishRelay<Int>(), Log())
    let bag = DisposeBag()
    relay.asObservable().map { $0 * 10 }.subscribe(log).disposed(by: bag)
    relay.asInfallible().map { $0 * 100 }.subscribe(onNext: { log("\($0)") }).disposed(by: bag)
    relay.accept(1)
    #expect(log.lines == ["10", "100"])
  }

  @Test func reentrant() {
    let (relay, log) = (PublishRelay<Int>(), Log())
    let first = relay.subscribe(onNext: { if $0 == 1 { relay.accept(2) } })
    let second = relay.subscribe(log)
    relay.accept(1)
    #expect(log.lines == ["1", "2"])
    first.dispose()
    second.dispose()
  }
}

@Suite struct BehaviorRelayTests {
  @Test func value() {
    let (relay, log) = (BehaviorRelay(value: 0), Log())
    let subscription = relay.subscribe(log)
    relay.accept(1)
    #expect(relay.value == 1)
    #expect(relay.sentAtOnce() == ["1", "disposed"])
    subscription.dispose()
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(log.lines == ["0", "1", "disposed"])
  }

  @Test func streams() {
    let relay = BehaviorRelay(value: 1)
    #expect(relay.asObservable().sentAtOnce() == ["1", "disposed"])
    #expect(relay.asInfallible().sentAtOnce() == ["1", "disposed"])
  }

  /// The value is what was accepted last, even where it has yet to be sent.
  @Test func valueFromWithin() {
    let (relay, log) = (BehaviorRelay(value: 0), Log())
    let subscription = relay.subscribe(onNext: { number in
      if number == 1 {
        relay.accept(2)
        relay.accept(relay.value + 1)
      }
      log("\(number) of \(relay.value)")
    })
    relay.accept(1)
    #expect(log.lines == ["0 of 0", "1 of 3", "2 of 3", "3 of 3"])
    subscription.dispose()
  }

  /// A relay that is let go ends nothing, and its streams live on with those who hold them.
  @Test func letGo() {
    let log = Log()
    let (stream, subscription) = { () -> (Observable<Int>, any Disposable) in
      let relay = BehaviorRelay(value: 7)
      return (relay.asObservable(), relay.subscribe(log))
    }()
    #expect(log.take() == ["7"])
    #expect(stream.take(1).sentAtOnce() == ["7", "completed", "disposed"])
    subscription.dispose()
    #expect(log.lines == ["disposed"])
  }

  /// Increments on two threads are all sent, and the last one sent is the value.
  @Test func twoThreads() {
    for _ in 0..<200 {
      let (relay, heard) = (BehaviorRelay(value: 0), Collected<Int>())
      let subscription = relay.subscribe(onNext: { heard.add($0) })
      race({ for number in 1...30 { relay.accept(number) } }, { for number in 1...30 { relay.accept(-number) } })
      #expect(heard.values.count == 61 && heard.values.last == relay.value)
      subscription.dispose()
    }
  }
}

@Suite struct ReplayRelayTests {
  @Test func size() {
    let (none, two, all) = (
      ReplayRelay<Int>.create(bufferSize: 0), ReplayRelay<Int>.create(bufferSize: 2), ReplayRelay<Int>.createUnbound()
    )
    for number in 1...3 {
      none.accept(number)
      two.accept(number)
      all.accept(number)
    }
    #expect(none.sentAtOnce() == ["disposed"])
    #expect(two.sentAtOnce() == ["2", "3", "disposed"])
    #expect(all.sentAtOnce() == ["1", "2", "3", "disposed"])
  }

  @Test func streams() {
    let (relay, log) = (ReplayRelay<Int>.create(bufferSize: 1), Log())
    relay.accept(1)
    #expect(relay.asObservable().sentAtOnce() == ["1", "disposed"])
    #expect(relay.asInfallible().sentAtOnce() == ["1", "disposed"])
    let subscription = relay.subscribe(log)
    relay.accept(2)
    #expect(log.lines == ["1", "2"])
    subscription.dispose()
  }
}
