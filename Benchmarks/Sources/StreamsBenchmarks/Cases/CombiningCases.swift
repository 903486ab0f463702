import BenchmarkSupport
import WeirStreams

/// Operators of several sources.
enum CombiningCases {
  static let all = [combineTwo, combineEight, mergeEight, switchToJust, flatMapTen, withLatest]

  static let combineTwo = Benchmark(name: "combine-2") {
    let subjects = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = Observable.combineLatest(subjects.0, subjects.1) { $0 &+ $1 }.subscribe(onNext: { total.add($0) })
    subjects.0.onNext(0)
    subjects.1.onNext(0)
    return { for number in 0..<$0 { subjects.0.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    let other = Total()
    callbacks.add { total.add($0 &+ other.value) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let combineEight = Benchmark(name: "combine-8") {
    let s = (0..<8).map { _ in PublishSubject<Int>() }
    _ = Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
      $0 &+ $1 &+ $2 &+ $3 &+ $4 &+ $5 &+ $6 &+ $7
    }.subscribe(onNext: { total.add($0) })
    for subject in s { subject.onNext(0) }
    return { for number in 0..<$0 { s[3].onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    let others = (0..<7).map { _ in Total() }
    callbacks.add { total.add(others.reduce($0) { $0 &+ $1.value }) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let mergeEight = Benchmark(name: "merge-8") {
    let subjects = (0..<8).map { _ in PublishSubject<Int>() }
    _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subjects[number & 7].onNext(number) } }
  } byHand: {
    let callbacks = (0..<8).map { _ in Callbacks<Int>() }
    for one in callbacks { one.add { total.add($0) } }
    return { for number in 0..<$0 { callbacks[number & 7].send(number) } }
  }

  static let switchToJust = Benchmark(name: "flatmaplatest-just") {
    let subject = PublishSubject<Int>()
    _ = subject.flatMapLatest { Observable.just($0) }.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { total.add($0) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let flatMapTen = Benchmark(name: "flatmap-10") {
    let subject = PublishSubject<Int>()
    _ = subject.flatMap { Observable.from($0..<$0 &+ 10) }.subscribe(onNext: { total.add($0) })
    return { for number in 0..<$0 { subject.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    callbacks.add { for number in $0..<$0 &+ 10 { total.add(number) } }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }

  static let withLatest = Benchmark(name: "with-latest") {
    let subjects = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = subjects.0.withLatestFrom(subjects.1) { $0 &+ $1 }.subscribe(onNext: { total.add($0) })
    subjects.1.onNext(1)
    return { for number in 0..<$0 { subjects.0.onNext(number) } }
  } byHand: {
    let callbacks = Callbacks<Int>()
    let other = Total()
    callbacks.add { total.add($0 &+ other.value) }
    return { for number in 0..<$0 { callbacks.send(number) } }
  }
}
