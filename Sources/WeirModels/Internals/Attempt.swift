import WeirReporting

/// Counts how often something was tried, to find a closure that spoils its own change each time.
///
/// Others cannot come between that often: each failure means that some other change was made meanwhile.
@usableFromInline
struct Attempt {
  private static let limit = 10_000
  private var count = 0

  @usableFromInline
  init() {}

  /// Whether it must succeed now.
  @usableFromInline
  var isLast: Bool { count == Self.limit }

  @usableFromInline
  mutating func failed(_ rule: String, _ value: @autoclosure () -> String) {
    count += 1
    guard isLast else { return }
    WeirDiagnostics.report(
      "ModelStore", rule: rule, value: value(),
      remedy: "use only what the closure is given; its result has now taken the place of the inner change")
  }
}
