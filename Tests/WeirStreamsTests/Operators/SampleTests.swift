import Testing
import WeirStreams
import WeirTesting

@Suite struct SampleTests {
  @Test func latestElement() throws {
    try expect(
      all: ["-ab---c-|", "---x-y----z-"], become: "---b------(c|)", subscriptions: ["^-------!", "^---------!"]
    ) {
      $0[0].sample($0[1])
    }
    try expect(
      all: ["-a----b", "--xxx--x"], become: "--a----b", subscriptions: ["^-------!", "^-------!"], disposed: 8
    ) {
      $0[0].sample($0[1])
    }
    try expect(all: ["-a-b", "--x-x"], become: "--a", subscriptions: ["^--!", "^--!"], disposed: 3) {
      $0[0].sample($0[1])
    }
  }

  /// In one tick the element comes before the sample of it.
  @Test func sameTick() throws {
    try expect(all: ["-a-b", "-x-x"], become: "-a-b") { $0[0].sample($0[1]) }
  }

  @Test func defaultValue() throws {
    try expect(all: ["-ab---c-|", "---x-y----z-"], become: "---b-0----(c|)") { $0[0].sample($0[1], defaultValue: "0") }
    try expect(all: ["----|", "--x---x"], become: "--0---(0|)") { $0[0].sample($0[1], defaultValue: "0") }
    try expect(all: ["-----", "--|"], become: "--0") { $0[0].sample($0[1], defaultValue: "0") }
  }

  /// It ends with the first sample after the end of the source; the end of the sampler is the last sample.
  @Test func ends() throws {
    try expect(all: ["-a---", "--|"], become: "--a", subscriptions: ["^----!", "^-!"], disposed: 5) {
      $0[0].sample($0[1])
    }
    try expect(all: ["-a|", "----|"], become: "----(a|)", subscriptions: ["^-!", "^---!"]) { $0[0].sample($0[1]) }
    try expect(all: ["-a|", "--x-x"], become: "--(a|)") { $0[0].sample($0[1]) }
    try expect(all: ["-a---", "--#"], become: "--#", subscriptions: ["^-!", "^-!"]) { $0[0].sample($0[1]) }
    try expect(all: ["-a-#", "----"], become: "---#", subscriptions: ["^--!", "^--!"]) { $0[0].sample($0[1]) }
  }

  @Test func sourcesThatSendAtOnce() {
    let sampler = Observable.just(())
    #expect(Observable.just(1).sample(sampler).sentAtOnce() == ["1", "completed", "disposed"])
    #expect(Observable<Int>.empty().sample(sampler, defaultValue: 0).sentAtOnce() == ["0", "completed", "disposed"])
    #expect(Observable<Int>.error(Failure.first).sample(sampler).sentAtOnce() == ["error first", "disposed"])
  }

  @Test func reentrant() {
    let (source, sampler, log) = (PublishSubject<Int>(), PublishSubject<Void>(), Log())
    let subscription = source.sample(sampler).subscribe(onNext: { element in
      if element == 1 {
        source.onNext(2)
        sampler.onNext(())
      }
      log("\(element)")
    })
    source.onNext(1)
    sampler.onNext(())
    #expect(log.lines == ["1", "2"])
    subscription.dispose()
  }

  /// Each element is sampled once at most, and in its order.
  @Test func twoThreads() {
    for _ in 0..<300 {
      let (source, sampler, heard) = (PublishSubject<Int>(), PublishSubject<Void>(), Collected<Int>())
      let subscription = source.sample(sampler).subscribe(onNext: { heard.add($0) })
      race({ for number in 0..<50 { source.onNext(number) } }, { for _ in 0..<50 { sampler.onNext(()) } })
      sampler.onNext(())
      sampler.onNext(())
      let values = heard.values
      #expect(values == values.sorted() && Set(values).count == values.count && values.last == 49)
      subscription.dispose()
    }
  }
}
