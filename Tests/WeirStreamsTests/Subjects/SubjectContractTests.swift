import Testing
import WeirStreams

/// What holds for subjects of every kind.
@Suite(.timeLimit(.minutes(10))) struct SubjectContractTests {
  private static let ends: [Event<Int>] = [.completed, .error(Failure.first)]

  private func text(_ end: Event<Int>) -> String { end.error == nil ? "completed" : "error first" }

  /// One end, told to all in the order in which they came; nothing counts that is sent after it.
  @Test(arguments: AnySubject.all) func ends(_ kind: AnySubject) {
    for end in Self.ends {
      let (subject, log) = (kind.make(), Log())
      for name in ["a", "b"] {
        _ = subject.stream.skip(9).subscribe(
          onError: { log("\(name) error \($0)") }, onCompleted: { log("\(name) completed") })
      }
      #expect(subject.hasObservers())
      subject.observer.on(end)
      #expect(!subject.hasObservers())
      #expect(log.lines == ["a \(text(end))", "b \(text(end))"])
      subject.observer.onNext(1)
      subject.observer.onError(Failure.second)
      subject.observer.onCompleted()
      #expect(subject.stream.sentAtOnce() == [text(end), "disposed"])
      #expect(!subject.hasObservers())
    }
  }

  /// Whoever is subscribed gets each element once, in order.
  @Test(arguments: AnySubject.live) func elements(_ kind: AnySubject) {
    let (subject, log) = (kind.make(), Log())
    let subscription = subject.stream.filter { $0 > 0 }.subscribe(log)
    for number in 1...3 { subject.observer.onNext(number) }
    #expect(log.take() == ["1", "2", "3"])
    subscription.dispose()
    subject.observer.onNext(4)
    #expect(log.lines == ["disposed"])
  }

  /// What is sent from within an element comes after it, to all and in the same order.
  @Test(arguments: AnySubject.live) func reentrantSends(_ kind: AnySubject) {
    let (subject, log) = (kind.make(), Log())
    let numbers = subject.stream.filter { $0 > 0 }
    let first = numbers.subscribe(
      onNext: { number in
        if number < 3 { subject.observer.onNext(number + 1) }
        if number == 3 { subject.observer.onCompleted() }
        log("a\(number)")
      }, onCompleted: { log("a|") })
    let second = numbers.subscribe(onNext: { log("b\($0)") }, onCompleted: { log("b|") })
    subject.observer.onNext(1)
    #expect(log.lines == ["a1", "b1", "a2", "b2", "a3", "b3", "a|", "b|"])
    first.dispose()
    second.dispose()
  }

  /// A chain of elements, each sent from within the one before, does not grow the stack.
  @Test(arguments: AnySubject.live) func longReentrantChain(_ kind: AnySubject) {
    let (subject, last) = (kind.make(), Tally())
    let subscription = subject.stream.subscribe(onNext: { number in
      last.increment()
      if number < 100_000 { subject.observer.onNext(number + 1) }
    })
    subject.observer.onNext(1)
    #expect(last.value >= 100_000)
    subscription.dispose()
  }

  /// Who leaves from within an element gets no other; who is made to leave by somebody before it does not get this one.
  @Test(arguments: AnySubject.live) func leavingFromWithin(_ kind: AnySubject) {
    let (subject, log) = (kind.make(), Log())
    let numbers = subject.stream.filter { $0 > 0 }
    let (own, other) = (SerialDisposable(), SerialDisposable())
    own.disposable = numbers.subscribe(onNext: {
      log("a\($0)")
      own.dispose()
      other.dispose()
    })
    other.disposable = numbers.subscribe(onNext: { log("b\($0)") })
    let last = numbers.subscribe(onNext: { log("c\($0)") })
    for number in 1...2 { subject.observer.onNext(number) }
    #expect(log.lines == ["a1", "c1", "c2"])
    last.dispose()
    #expect(!subject.hasObservers())
  }

  /// Who comes from within the end is told of it, after what is replayed.
  @Test(arguments: AnySubject.all) func comingFromWithinTheEnd(_ kind: AnySubject) {
    let (subject, log) = (kind.make(), Log())
    _ = subject.stream.subscribe(onCompleted: { log(subject.stream.sentAtOnce().suffix(2).joined(separator: ", ")) })
    subject.observer.onCompleted()
    #expect(log.lines == ["completed, disposed"])
  }

  /// Two threads send: each subscriber gets all, and all subscribers the same order.
  @Test(arguments: AnySubject.live) func twoSenders(_ kind: AnySubject) {
    for _ in 0..<100 {
      let (subject, first, second) = (kind.make(), Collected<Int>(), Collected<Int>())
      let observer = subject.observer
      let numbers = subject.stream.filter { $0 != 0 }
      let subscriptions = [numbers.subscribe(onNext: { first.add($0) }), numbers.subscribe(onNext: { second.add($0) })]
      race({ for number in 1...50 { observer.onNext(number) } }, { for number in 1...50 { observer.onNext(-number) } })
      #expect(first.values == second.values)
      #expect(first.values.filter { $0 > 0 } == Array(1...50) && first.values.count == 100)
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  /// Two threads end it in two ways: one of them counts, for all.
  @Test(arguments: AnySubject.all) func twoEnds(_ kind: AnySubject) {
    for _ in 0..<200 {
      let (subject, log) = (kind.make(), Log())
      let observer = subject.observer
      for _ in 0..<2 { _ = subject.stream.skip(9).subscribe(log) }
      race({ observer.onCompleted() }, { observer.onError(Failure.first) })
      let late = subject.stream.sentAtOnce()
      #expect(log.lines == late + late)
    }
  }

  /// Subscribing while another thread ends it: everybody is told of the end, once.
  @Test(arguments: AnySubject.all) func comingWhileItEnds(_ kind: AnySubject) {
    for _ in 0..<500 {
      let (subject, log) = (kind.make(), Log())
      let (observer, stream) = (subject.observer, subject.stream.skip(9))
      race({ observer.onCompleted() }, { _ = stream.subscribe(log) })
      #expect(log.lines == ["completed", "disposed"])
      #expect(!subject.hasObservers())
    }
  }

  /// A subject that is let go tells nobody anything, and neither leaks nor traps.
  @Test(arguments: AnySubject.all) func letGo(_ kind: AnySubject) {
    let log = Log()
    weak var kept: Observable<Int>?
    let subscription = {
      let subject = kind.make()
      kept = subject.stream
      return subject.stream.skip(9).subscribe(log)
    }()
    #expect(kept == nil)
    #expect(log.lines.isEmpty)
    subscription.dispose()
    #expect(log.lines == ["disposed"])
  }
}
