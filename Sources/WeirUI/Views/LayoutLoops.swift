#if !canImport(UIKit)
  /// The views whose layout did not end in the pass that runs.
  ///
  /// A pass can begin inside of another one, by `layoutIfNeeded()` in `layoutSubviews`; they count as one.
  @MainActor
  enum LayoutLoops {
    private static var stopped: [UIView] = []
    @exclusivity(unchecked) private static var depth = 0

    static func passBegins() { depth += 1 }

    static func passEnds() {
      depth -= 1
      guard depth == 0, !stopped.isEmpty else { return }
      let views = stopped
      stopped = []
      for view in views { view.layoutState.isStopped = false }
    }

    static func stop(_ view: UIView) { stopped.append(view) }
  }
#endif
