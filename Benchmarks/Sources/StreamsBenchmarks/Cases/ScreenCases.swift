import BenchmarkSupport
import WeirStreams

/// What a screen is bound with, on the main actor.
enum ScreenCases {
  static let all = [bind, driver]

  static let bind = Benchmark(name: "bind") {
    let subject = PublishSubject<Int>()
    _ = subject.bind(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { total.add($0) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let driver = Benchmark(name: "driver-map") {
    let relay = BehaviorRelay(value: 0)
    MainActor.assumeIsolated { _ = relay.asDriver().map { $0 &+ 1 }.drive(onNext: { total.add($0) }) }
    return { for number in 0..<$0 { relay.accept(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { total.add($0 &+ 1) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }
}
