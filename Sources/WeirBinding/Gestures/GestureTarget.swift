#if !canImport(UIKit)
  /// Calls a closure when a gesture recognizer tells its targets. (With UIKit see the folder UIKit.)
  @MainActor
  final class GestureTarget {
    private let body: @MainActor () -> Void

    private init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    private func fired() { body() }

    /// Calls a closure when a recognizer tells its targets, until the result is disposed of.
    static func add(
      to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
    ) -> any Disposable {
      let target = GestureTarget(body)
      recognizer.addTarget(target, action: GestureTarget.fired)
      // The recognizer does not keep the target; the subscription does.
      return Disposables.onMain { [weak recognizer] in recognizer?.removeTarget(target) }
    }
  }
#endif
