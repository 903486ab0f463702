import BenchmarkSupport
import Dispatch
import WeirStreams

/// Sources and schedulers.
enum SourceCases {
  static let all = [from, observeOn]

  static let from = Benchmark(name: "from-map-reduce") {
    { count in
      _ = Observable.from(0..<count).map { $0 &+ 1 }.reduce(0) { $0 &+ $1 }.subscribe(onNext: { total.add($0) })
    }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { total.add($0 &+ 1) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let observeOn = Benchmark(name: "observe-on") {
    { count in
      let done = DispatchSemaphore(value: 0)
      let subject = PublishSubject<Int>()
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmark")
      _ = subject.observe(on: scheduler).subscribe(onNext: { total.add($0) }, onCompleted: { done.signal() })
      for number in 0..<count { subject.onNext(number) }
      subject.onCompleted()
      done.wait()
    }
  } byHand: {
    { count in
      let queue = DispatchQueue(label: "benchmark")
      let done = DispatchSemaphore(value: 0)
      for number in 0..<count { queue.async { total.add(number) } }
      queue.async { done.signal() }
      done.wait()
    }
  }
}
