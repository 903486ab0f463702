import BenchmarkSupport
import WeirStreams

/// Operators of one source.
enum OperatorCases {
  static let all = [chain, tenMaps, scan, distinct, subscription]

  static let chain = Benchmark(name: "map-filter-map") {
    let subject = PublishSubject<Int>()
    _ = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number &* 2 &+ 1) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add {
      let next = $0 &+ 1
      if next & 1 == 0 { total.add(next &* 3) }
    }
    return { for number in 0..<$0 { callbacks.send(number &* 2 &+ 1) } }
  }

  static let tenMaps = Benchmark(name: "ten-maps") {
    let subject = PublishSubject<Int>()
    var mapped: Observable<Int> = subject
    for _ in 0..<10 { mapped = mapped.map { $0 &+ 1 } }
    _ = mapped.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    var closure: (Int) -> Void = { total.add($0) }
    for _ in 0..<10 {
      let next = closure
      closure = { next($0 &+ 1) }
    }
    callbacks.add(closure)
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let scan = Benchmark(name: "scan") {
    let subject = PublishSubject<Int>()
    _ = subject.scan(0) { $0 &+ $1 }.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    let state = Total()
    callbacks.add {
      state.add($0)
      total.add(state.value)
    }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let distinct = Benchmark(name: "distinct") {
    let subject = PublishSubject<Int>()
    _ = subject.distinctUntilChanged().subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number >> 1) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    let last = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    last.initialize(to: -1)
    callbacks.add {
      if $0 == last.pointee { return }
      last.pointee = $0
      total.add($0)
    }
    return { for number in 0..<$0 { callbacks.send(number >> 1) } }
  }

  static let subscription = Benchmark(name: "subscribe-dispose") {
    let subject = PublishSubject<Int>()
    let chain = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.scan(0) { $0 &+ $1 }.map { $0 &+ 1 }
    return { for _ in 0..<$0 { chain.subscribe(onNext: { total.add($0) }).dispose() } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    return {
      for number in 0..<$0 {
        let state = number
        callbacks.add { total.add($0 &+ state) }
        callbacks.removeLast()
      }
    }
  }
}
