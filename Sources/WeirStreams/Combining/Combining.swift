/// A meeting of sources whose elements are combined: `combineLatest` and `zip`.
///
/// It knows nothing of the type of what comes out, so that the sources have to know that of their own elements only.
@usableFromInline
class Combining: Meeting, @unchecked Sendable {
  /// How many sources have nothing to combine.
  @exclusivity(unchecked) final var missing = 0
  /// How many sources have not ended.
  @exclusivity(unchecked) final var active = 0
  /// Whether to end where one source is left and others have nothing to combine.
  final let endsEarly: Bool

  init(_ lifetime: Lifetime, endsEarly: Bool) {
    self.endsEarly = endsEarly
    super.init(lifetime)
  }

  /// A source has sent an element: sends the combination if there is one.
  @inline(__always)
  final func elementArrived() {
    if missing == 0 { emit() } else if endsEarly, active == 1 { endInside(nil) }
  }

  /// Sends the combination.
  func emit() {}

  /// A source has ended; the last one ends the whole.
  final func sourceEnded(_ error: (any Error)?) {
    gate.perform { [self] in
      active -= 1
      if error != nil || active == 0 { endInside(error) }
    }
  }
}
