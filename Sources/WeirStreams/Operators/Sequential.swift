/// Streams of which each is subscribed to after the one before: `concat`, `catch(sequence:)` and `retry`.
final class Sequential<Element>: Observable<Element>, @unchecked Sendable {
  /// With what end of a stream the next one comes; the other end is the end of all.
  enum Turn {
    case completion
    case error
  }

  /// Gives one stream after the other.
  struct Parts {
    let next: () -> Observable<Element>?
    /// How many are left, where it is known.
    var remaining: Int?
  }

  let turn: Turn
  // Only `deinit` changes it.
  @exclusivity(unchecked) private var makeParts: (() -> Parts)?

  init(_ sequence: some Sequence<Observable<Element>>, after turn: Turn) {
    self.turn = turn
    makeParts = {
      var iterator = sequence.makeIterator()
      return Parts(next: { iterator.next() })
    }
  }

  init(_ collection: some Collection<Observable<Element>>, after turn: Turn) {
    self.turn = turn
    makeParts = {
      var iterator = collection.makeIterator()
      return Parts(next: { iterator.next() }, remaining: collection.count)
    }
  }

  // The streams may be of this kind too, and theirs again.
  deinit {
    Descent.run({ makeParts = nil }, orLater: Sequential.hold(makeParts.take()))
  }

  private static func hold(_ makeParts: (() -> Parts)?) -> () -> Void { { withExtendedLifetime(makeParts) {} } }

  /// The parts for one subscription.
  func parts() -> Parts { makeParts?() ?? Parts(next: { nil }) }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let run = SequentialRun(self, sink, lifetime)
    run.advance()
  }
}

private final class SequentialRun<Element>: Succession<Element>, @unchecked Sendable {
  private let turn: Sequential<Element>.Turn
  // Only whoever is inside `step` touches the levels, and only one stream at a time sends its end.
  @exclusivity(unchecked) private var levels: [Sequential<Element>.Parts]
  @exclusivity(unchecked) private var lastError: (any Error)?

  init(_ sequential: Sequential<Element>, _ sink: Sink<Element>, _ lifetime: Lifetime) {
    turn = sequential.turn
    levels = [sequential.parts()]
    super.init(sink, lifetime)
  }

  override func goesOn(after error: (any Error)?) -> Bool { (error == nil) == (turn == .completion) }

  override func resume(after error: (any Error)?) {
    lastError = error
    advance()
  }

  override func step() {
    if lifetime.isDisposed { return levels = [] }
    guard let source = nextSource() else { return sink.end(lastError) }
    if levels.isEmpty {
      // The last stream needs nobody to go on after it; so a chain of ever new last streams does not grow.
      source.follow(sink, lifetime)
    } else {
      subscribe(to: source)
    }
  }

  /// The next stream, with those of the same kind taken apart, so that nesting costs no stack.
  private func nextSource() -> Observable<Element>? {
    while var parts = levels.popLast() {
      if let remaining = parts.remaining { parts.remaining = remaining - 1 }
      guard let source = parts.next() else { continue }
      if parts.remaining.map({ $0 > 0 }) ?? true { levels.append(parts) }
      guard type(of: source) == Sequential<Element>.self else { return source }
      let nested = unsafeDowncast(source, to: Sequential<Element>.self)
      guard nested.turn == turn else { return source }
      levels.append(nested.parts())
    }
    return nil
  }
}
