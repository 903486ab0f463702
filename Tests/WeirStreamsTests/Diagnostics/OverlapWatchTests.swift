import TestSupport
import Testing

@testable import WeirStreams

/// Overlapping events are reported where that is asked for, with what they are; the streams behave as without it.
///
/// The flag is of the whole process; so each test has elements of a type of its own, and the flag is only on while the
/// streams are made.
@Suite(.serialized, .timeLimit(.minutes(10))) struct OverlapWatchTests {
  /// A number whose type is of one test only.
  private struct Number<Test>: Sendable, Equatable {
    let value: Int

    init(_ value: Int) { self.value = value }
  }

  /// What makes a stream that can be sent to, by the name that the report should have.
  private struct Sender<Element>: Sendable {
    let name: String
    let make: @Sendable (Element) -> (stream: Observable<Element>, send: @Sendable (Element) -> Void)
  }

  private static func senders<Element: Sendable>(of type: Element.Type) -> [Sender<Element>] {
    [
      Sender(name: "PublishSubject") { _ in
        let subject = PublishSubject<Element>()
        return (subject, { subject.onNext($0) })
      },
      Sender(name: "PublishRelay") { _ in
        let relay = PublishRelay<Element>()
        return (relay.asObservable(), { relay.accept($0) })
      },
      Sender(name: "BehaviorSubject") { first in
        let subject = BehaviorSubject(value: first)
        return (subject.skip(1), { subject.onNext($0) })
      },
      Sender(name: "BehaviorRelay") { first in
        let relay = BehaviorRelay(value: first)
        return (relay.skip(1), { relay.accept($0) })
      },
      Sender(name: "ReplaySubject") { _ in
        let subject = ReplaySubject<Element>.create(bufferSize: 1)
        return (subject, { subject.onNext($0) })
      },
      Sender(name: "ReplayRelay") { _ in
        let relay = ReplayRelay<Element>.createUnbound()
        return (relay.asObservable(), { relay.accept($0) })
      },
      Sender(name: "Observable.create") { _ in
        let observer = Collected<AnyObserver<Element>>()
        let stream = Observable<Element>.create {
          observer.add($0)
          return Disposables.create()
        }
        return (stream, { observer.values.first?.onNext($0) })
      },
    ]
  }

  /// Makes something that is watched.
  private func watched<Result>(_ make: () -> Result) -> Result {
    let original = WeirDiagnostics.reportsOverlappingEvents
    WeirDiagnostics.reportsOverlappingEvents = true
    defer { WeirDiagnostics.reportsOverlappingEvents = original }
    return make()
  }

  /// The reports of a type about elements of a type, without the rule that they share.
  private func overlaps<Element>(_ name: String, of element: Element.Type, _ body: () -> Void) -> [String] {
    let start = "an event must not be sent while another is delivered; \(name)<\(element)>, "
    return faults(of: name, body).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  private let reentrant = "re-entrantly, by a subscriber to that event"
  private let concurrent = "from another thread"

  @Test func itIsOffUnlessSet() {
    #expect(!WeirDiagnostics.reportsOverlappingEvents)
    #expect(watched { WeirDiagnostics.reportsOverlappingEvents })
    #expect(!WeirDiagnostics.reportsOverlappingEvents)
  }

  @Test func reentrantSendsAreNamedOnce() {
    typealias Element = Number<(OverlapWatchTests, Int)>
    for sender in Self.senders(of: Element.self) {
      let log = Log()
      let reports = overlaps(sender.name, of: Element.self) {
        let (stream, send) = watched { sender.make(Element(0)) }
        let subscription = watched {
          stream.subscribe(onNext: {
            log("\($0.value)")
            if $0.value < 1000 { send(Element($0.value + 1)) }
          })
        }
        send(Element(1))
        subscription.dispose()
      }
      #expect(reports == [reentrant], "\(sender.name)")
      #expect(log.lines == (1...1000).map(String.init), "\(sender.name)")
    }
  }

  @Test func sendsOfAnotherThreadAreNamedOnce() {
    typealias Element = Number<(OverlapWatchTests, String)>
    for sender in Self.senders(of: Element.self) {
      let log = Log()
      let reports = overlaps(sender.name, of: Element.self) {
        let (stream, send) = watched { sender.make(Element(0)) }
        let subscription = watched {
          stream.subscribe(onNext: {
            log("\($0.value)")
            if $0.value == 1 { onThreads({ for number in 2...9 { send(Element(number)) } }) }
          })
        }
        send(Element(1))
        subscription.dispose()
      }
      #expect(reports == [concurrent], "\(sender.name)")
      #expect(log.lines == (1...9).map(String.init), "\(sender.name)")
    }
  }

  @Test func aFeedbackLoopOfARelayIsNamedOnce() {
    typealias Element = Number<Bool>
    let relay = watched { BehaviorRelay(value: Element(0)) }
    let reports = overlaps("BehaviorRelay", of: Element.self) {
      let subscription = relay.skip(1).map { Element($0.value + 1) }.filter { $0.value <= 1000 }
        .subscribe(onNext: { relay.accept($0) })
      relay.accept(Element(1))
      subscription.dispose()
    }
    #expect(reports == [reentrant])
    #expect(relay.value == Element(1000))
  }

  @Test func bothWaysAreTwoReports() {
    typealias Element = Number<Double>
    let subject = watched { PublishSubject<Element>() }
    let reports = overlaps("PublishSubject", of: Element.self) {
      _ = subject.subscribe(onNext: { number in
        if number.value == 0 { onThreads({ subject.onNext(Element(1)) }) }
        if number.value < 3 { subject.onNext(Element(number.value + 1)) }
      })
      subject.onNext(Element(0))
    }
    #expect(reports == [concurrent, reentrant])
  }

  @Test func anEndIsAnEventToo() {
    typealias Element = Number<Float>
    let reports = overlaps("PublishSubject", of: Element.self) {
      let subject = watched { PublishSubject<Element>() }
      _ = subject.subscribe(onNext: { _ in subject.onCompleted() })
      subject.onNext(Element(0))
    }
    #expect(reports == [reentrant])
    let ofCreate = overlaps("Observable.create", of: Element.self) {
      let observer = Collected<AnyObserver<Element>>()
      let stream = Observable<Element>.create {
        observer.add($0)
        return Disposables.create()
      }
      _ = watched { stream.subscribe(onNext: { _ in observer.values[0].onError(Failure.first) }, onError: { _ in }) }
      observer.values[0].onNext(Element(0))
    }
    #expect(ofCreate == [reentrant])
  }

  /// Events that follow each other, on whatever threads, and what is no event, overlap nothing.
  @Test func whatDoesNotOverlapIsNotNamed() {
    typealias Element = Number<String>
    for sender in Self.senders(of: Element.self) {
      let log = Log()
      let reports = overlaps(sender.name, of: Element.self) {
        let (stream, send) = watched { sender.make(Element(0)) }
        let bag = CompositeDisposable()
        let subscription = watched {
          stream.subscribe(onNext: { number in
            log("\(number.value)")
            _ = bag.insert(stream.subscribe(onNext: { _ in }))
            if number.value == 2 { bag.dispose() }
          })
        }
        send(Element(1))
        onThreads({ send(Element(2)) })
        subscription.dispose()
        send(Element(3))
      }
      #expect(reports == [], "\(sender.name)")
      #expect(log.lines.prefix(2) == ["1", "2"], "\(sender.name)")
    }
  }

  @Test func whatWasMadeBeforeIsNotNamed() {
    typealias Element = Number<Int8>
    let subject = PublishSubject<Element>()
    let reports = overlaps("PublishSubject", of: Element.self) {
      watched {
        _ = subject.subscribe(onNext: { if $0.value < 3 { subject.onNext(Element($0.value + 1)) } })
        subject.onNext(Element(0))
      }
    }
    #expect(reports == [])
  }

  /// The handler is called outside of every lock, and before the event is sent.
  @Test func aHandlerMaySendToTheSubject() {
    typealias Element = Number<Int16>
    let (relay, log) = (watched { BehaviorRelay(value: Element(0)) }, Log())
    WeirDiagnostics.watch { fault in
      guard fault.value.contains("\(Element.self)") else { return }
      log("\(fault.type): \(fault.remedy)")
      relay.accept(Element(7))
    }
    _ = relay.skip(1).subscribe(onNext: {
      log("\($0.value)")
      if $0.value == 1 { relay.accept(Element(2)) }
    })
    relay.accept(Element(1))
    let remedy =
      "it follows that event; end the loop with distinctUntilChanged, or observe(on: MainScheduler.asyncInstance)"
    #expect(log.lines == ["1", "BehaviorRelay: \(remedy)", "7", "2"])
    #expect(relay.value == Element(2))
  }

  @Test func watchedStreamsKeepTheContract() {
    typealias Element = Number<Int32>
    for sender in Self.senders(of: Element.self) {
      let (stream, send) = watched { sender.make(Element(0)) }
      let watch = SendingOverlaps()
      let subscription = watched { watch.watch(stream) }
      let work: @Sendable () -> Void = { for number in 0..<2000 { send(Element(number)) } }
      let reports = overlaps(sender.name, of: Element.self) { onThreads(work, work, work) }
      #expect(watch.seen == [] && watch.elementCount == 6000, "\(sender.name)")
      #expect(reports == [] || reports == [concurrent], "\(sender.name)")
      subscription.dispose()
    }
  }
}
