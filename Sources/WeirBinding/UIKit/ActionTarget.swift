#if canImport(UIKit)
  import UIKit

  /// Calls a closure when it is sent `fired`.
  @MainActor
  final class ActionTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
      super.init()
    }

    @objc func fired() { body() }
  }

  /// Calls a closure when a gesture recognizer tells its targets.
  @MainActor
  enum GestureTarget {
    /// Calls a closure when a recognizer tells its targets, until the result is disposed of.
    static func add(
      to recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void
    ) -> any Disposable {
      let target = ActionTarget(body)
      recognizer.addTarget(target, action: #selector(ActionTarget.fired))
      // The recognizer does not keep the target; the subscription does.
      return Disposables.onMain { [weak recognizer] in recognizer?.removeTarget(target, action: nil) }
    }
  }
#endif
