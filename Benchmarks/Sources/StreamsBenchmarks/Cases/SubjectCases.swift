import BenchmarkSupport
import WeirStreams

/// Subjects and relays.
enum SubjectCases {
  static let all = [subject, relay(1), relay(100), share]

  static let subject = Benchmark(name: "subject") {
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { total.add($0) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static func relay(_ subscribers: Int) -> Benchmark {
    Benchmark(name: "relay-\(subscribers)") {
      let relay = BehaviorRelay(value: 0)
      for _ in 0..<subscribers { _ = relay.asObservable().subscribe(onNext: { total.add($0) }) }
      return { for number in 0..<$0 { relay.accept(number) } }
    } byHand: {
      let callbacks = Callbacks<Int>()
      for _ in 0..<subscribers { callbacks.add { total.add($0) } }
      return { for number in 0..<$0 { callbacks.send(number) } }
    }
  }

  static let share = Benchmark(name: "share-replay-10") {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    for _ in 0..<10 { _ = shared.subscribe(onNext: { total.add($0) }) }
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    for _ in 0..<10 { callbacks.add { total.add($0) } }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }
}
