/// A piece of work that a `Trampoline` runs.
@usableFromInline
class TrampolineItem {
  init() {}

  /// Whether it need not be run any more.
  var isCancelled: Bool { false }

  /// Does the work, or a part of it, and enqueues itself again for the rest.
  func step(_ trampoline: Trampoline) {}
}
