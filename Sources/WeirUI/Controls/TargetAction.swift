#if !canImport(UIKit)
  /// A method of an object that is not kept, to be called with what sends it.
  @MainActor
  final class TargetAction {
    private(set) weak var target: AnyObject?
    private let method: (AnyObject, Any, UIEvent?) -> Void

    init<Target: AnyObject>(_ target: Target, _ method: @escaping (Target, Any, UIEvent?) -> Void) {
      self.target = target
      self.method = { target, sender, event in
        if let target = target as? Target { method(target, sender, event) }
      }
    }

    /// Calls the method where the object still lives.
    func call(sender: Any, event: UIEvent?) {
      if let target { method(target, sender, event) }
    }
  }
#endif
