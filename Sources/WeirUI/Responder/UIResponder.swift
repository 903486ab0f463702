#if !canImport(UIKit)
  /// What can answer events: views, view controllers, the application (UIKit).
  ///
  /// On the main actor, as all of UIKit. Unlike UIKit's it is a plain Swift class: there is no Objective-C here, so nothing
  /// is found by a selector, and optional methods of delegates have default implementations.
  @preconcurrency @MainActor
  open class UIResponder: AttachmentHolder {
    package nonisolated(unsafe) final var attachments: Attachments?

    /// Makes a responder.
    public init() {}

    /// The responder that comes next in the chain: for a view its controller or else its superview.
    open var next: UIResponder? { nil }

    /// Whether it may become the first responder.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it gives up being the first responder when asked.
    open var canResignFirstResponder: Bool { true }

    /// Whether it is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes it the first responder of its window, unless it cannot, is in no window, or the present one does not give way.
    /// - Returns: Whether it is the first responder now.
    @discardableResult open func becomeFirstResponder() -> Bool {
      guard !isFirstResponder else { return true }
      guard canBecomeFirstResponder, let window = responderWindow else { return false }
      if let present = window.firstResponder, !present.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }

    /// Gives up being the first responder.
    /// - Returns: Whether it is none now.
    @discardableResult open func resignFirstResponder() -> Bool {
      guard canResignFirstResponder else { return false }
      if isFirstResponder { responderWindow?.firstResponder = nil }
      return true
    }

    /// The window in which it can be the first responder.
    var responderWindow: UIWindow? { nil }
  }

  extension UIResponder: Equatable, Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
