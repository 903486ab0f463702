import Testing
import WeirStreams

/// What holds for every operator of one source.
@Suite(.timeLimit(.minutes(10))) struct OperatorContractTests {
  private static let numbers = Array(1...6)
  private static let ends: [Event<Int>] = [.completed, .error(Failure.first)]

  /// What comes of 1 to 6 and an end, which are sent one after the other, each when the one before is done.
  private func sentOneByOne(_ apply: Operator, _ end: Event<Int>) -> [String] {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = apply(source).subscribe(log)
    for number in Self.numbers { source.onNext(number) }
    source.on(end)
    #expect(!source.hasObservers)
    subscription.dispose()
    return log.lines
  }

  private func stream(_ numbers: [Int], _ end: Event<Int>) -> Observable<Int> {
    let tail: Observable<Int> = if let error = end.error { .error(error) } else { .empty() }
    return Observable.from(numbers).concat(tail)
  }

  /// One end, nothing after it but the disposal; and the source is left.
  @Test(arguments: Operator.all) func grammar(_ apply: Operator) {
    for end in Self.ends {
      let lines = sentOneByOne(apply, end)
      let ends = lines.filter { $0 == "completed" || $0.hasPrefix("error") }
      #expect(ends.count == 1 && lines.suffix(2) == ends + ["disposed"])
      #expect(lines.filter { $0 == "disposed" }.count == 1)
    }
  }

  @Test(arguments: Operator.all) func errors(_ apply: Operator) {
    let isError = apply(.error(Failure.first)).sentAtOnce().contains("error first")
    #expect(isError == apply.passesErrors)
    let later = sentOneByOne(apply, .error(Failure.first))
    if !apply.passesErrors { #expect(!later.contains("error first")) }
  }

  /// A source that sends all at once makes no difference; nor does a second subscription to the same stream.
  @Test(arguments: Operator.all) func sourcesThatSendAtOnce(_ apply: Operator) {
    for end in Self.ends {
      let expected = sentOneByOne(apply, end)
      let stream = apply(stream(Self.numbers, end))
      #expect(stream.sentAtOnce() == expected)
      #expect(stream.sentAtOnce() == expected)
    }
  }

  /// A subscriber that sends the next element while it is told of one: nothing is lost, reordered or told inside another.
  @Test(arguments: Operator.all) func reentrantSubscriber(_ apply: Operator) {
    for end in Self.ends {
      let (source, log, depth) = (PublishSubject<Int>(), Log(), Depth())
      let feed = Feed(Self.numbers.map(Event.next) + [end])
      let subscription = apply(source).subscribe { event in
        depth.enter()
        log(event.isStopEvent ? event.error == nil ? "completed" : "error first" : event.element ?? "")
        feed.sendNext(to: source)
        depth.leave()
      }
      while feed.sendNext(to: source) {}
      #expect(log.lines + ["disposed"] == sentOneByOne(apply, end))
      #expect(depth.deepest <= 1)
      subscription.dispose()
    }
  }

  @Test(arguments: Operator.all) func disposedOfFromWithin(_ apply: Operator) {
    let all = sentOneByOne(apply, .completed).dropLast()
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = SerialDisposable()
    let stream = apply(source).do(onNext: { _ in subscription.dispose() })
    subscription.disposable = stream.subscribe(onNext: { log($0) }, onCompleted: { log("completed") })
    for number in Self.numbers { source.onNext(number) }
    source.onCompleted()
    #expect(!source.hasObservers)
    // Who has left in the middle of an event is not told of it; who is still being subscribed cannot have left.
    let duringSubscription = Array(apply(.never()).sentAtOnce().dropLast())
    #expect(log.lines == (all.count > 1 ? duringSubscription : Array(all)))
  }

  @Test(arguments: Operator.all) func takingOne(_ apply: Operator) {
    let all = sentOneByOne(apply, .completed)
    #expect(apply(stream(Self.numbers, .completed)).take(1).sentAtOnce().first == all.first)
    let log = Log()
    let source = Observable.from(Self.numbers).do(onNext: { log("\($0)") }, onDispose: { log("left") })
    _ = apply(source).take(1).subscribe()
    #expect(log.lines.last == "left" && log.lines.filter { $0 == "left" }.count == 1)
  }

  @Test(arguments: Operator.all) func disposedOfBeforeAnything(_ apply: Operator) {
    let (source, log) = (PublishSubject<Int>(), Log())
    let subscription = apply(source.do(onSubscribe: { log("subscribed") })).skip(2).subscribe(log)
    #expect(source.hasObservers && log.take() == ["subscribed"])
    subscription.dispose()
    for number in Self.numbers { source.onNext(number) }
    source.onCompleted()
    #expect(!source.hasObservers)
    #expect(log.lines == ["disposed"])
  }

  /// Nothing happens before there is a subscriber.
  @Test(arguments: Operator.all) func isLazy(_ apply: Operator) {
    let log = Log()
    let source = Observable<Int>.deferred {
      log("subscribed")
      return .empty()
    }
    let stream = apply(source)
    #expect(log.take().isEmpty)
    _ = stream.sentAtOnce()
    #expect(log.lines == ["subscribed"])
  }

  /// Nothing that is sent after the disposal arrives, and no two events at once.
  @Test(arguments: Operator.all) func disposingOnAnotherThread(_ apply: Operator) {
    for _ in 0..<100 {
      let (source, watch) = (PublishSubject<Int>(), TeardownWatch())
      let subscription = apply(source).subscribe(watch.observer())
      race(
        {
          watch.send(Self.numbers) { source.onNext($0) }
          watch.send([0]) { _ in source.onCompleted() }
        }, { watch.over { subscription.dispose() } })
      #expect(watch.faults.isEmpty)
      #expect(!source.hasObservers)
    }
  }
}

/// Events that are sent one after the other, whoever asks for the next.
///
/// `@unchecked Sendable`: only one thread uses it.
private final class Feed: @unchecked Sendable {
  private var events: ArraySlice<Event<Int>>

  init(_ events: [Event<Int>]) {
    self.events = events[...]
  }

  /// - Returns: Whether there was one.
  @discardableResult
  func sendNext(to subject: PublishSubject<Int>) -> Bool {
    guard let event = events.popFirst() else { return false }
    subject.on(event)
    return true
  }
}
