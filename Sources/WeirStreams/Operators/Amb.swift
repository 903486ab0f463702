import Synchronization

extension ObservableType {
  /// The stream that sends an event first; the others are unsubscribed from then.
  ///
  /// They are subscribed to in order. Without streams it never sends anything.
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Amb(Array(sequence))
  }

  /// This stream or another, whichever sends an event first; the other one is unsubscribed from then.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    Amb([asObservable(), right.asObservable()])
  }
}

private final class Amb<Element>: Observable<Element>, @unchecked Sendable {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let race = AmbRace(lifetimes: sources.map { _ in Lifetime() })
    for other in race.lifetimes { lifetime.add(other) }
    for (number, source) in sources.enumerated() where !race.lifetimes[number].isDisposed {
      source.run(AmbSink(race, number, sink), race.lifetimes[number])
    }
  }
}

/// Which of the sources has been first.
private final class AmbRace: Sendable {
  let lifetimes: [Lifetime]
  private let winner = Atomic<Int>(-1)

  init(lifetimes: [Lifetime]) {
    self.lifetimes = lifetimes
  }

  /// Whether the source with this number is the first one.
  func isWon(by number: Int) -> Bool {
    let first = winner.load(ordering: .acquiring)
    if first >= 0 { return first == number }
    guard winner.compareExchange(expected: -1, desired: number, ordering: .acquiringAndReleasing).exchanged else {
      return false
    }
    for (other, lifetime) in lifetimes.enumerated() where other != number { lifetime.dispose() }
    return true
  }
}

private final class AmbSink<Element>: Sink<Element>, @unchecked Sendable {
  private let race: AmbRace
  private let number: Int
  private let sink: Sink<Element>

  init(_ race: AmbRace, _ number: Int, _ sink: Sink<Element>) {
    self.race = race
    self.number = number
    self.sink = sink
  }

  override func next(_ element: Element) {
    if race.isWon(by: number) { sink.next(element) }
  }

  override func end(_ error: (any Error)?) {
    if race.isWon(by: number) { sink.end(error) }
    race.lifetimes[number].dispose()
  }
}
