#if !canImport(UIKit)
  import Foundation

  /// What a person does with what is on the screen.
  ///
  /// Each act is refused, with the reason, where a person could not do it: what is hidden, disabled, covered, off the screen or
  /// in no window of this host, and what the program declines. Nothing has changed then.
  extension HeadlessHost {
    /// Taps a view, such as a control.
    public func tap(_ view: UIView) throws(PersonRefusal) { try perform(.tap(), on: view) }

    /// Types a text into a field or text view, which begins to be edited by it.
    public func type(_ text: String, into view: UIView) throws(PersonRefusal) { try perform(.type(text), on: view) }

    /// Does anything that a person can do with a view.
    public func perform(_ act: PersonAct, on view: UIView) throws(PersonRefusal) {
      if let reason = reasonOutOfReach(view) { throw view.refusal(reason, act) }
      try view.person(does: act)
    }

    /// Taps an item of a bar of the screen that is seen.
    public func tap(_ item: UIBarButtonItem) throws(PersonRefusal) {
      try checkReach(item, "tap")
      try item.personTaps()
    }

    /// Chooses an action, by its title, from the menu of an item of a bar of the screen that is seen.
    public func choose(_ title: String, fromMenuOf item: UIBarButtonItem) throws(PersonRefusal) {
      try checkReach(item, "choose '\(title)' from the menu")
      try item.personChooses(fromMenu: title)
    }

    private func checkReach(_ item: UIBarButtonItem, _ act: String) throws(PersonRefusal) {
      let items = barItems
      guard items.contains(where: { $0 === item }) else {
        throw PersonRefusal(.notFound, subject: item.title ?? "UIBarButtonItem", act: act)
      }
      let stack = visibleViewController?.navigationController
      let isInToolbar = visibleViewController?.toolbarItems?.contains(item) == true
      if let bar = isInToolbar ? stack?.toolbar : stack?.navigationBar, let reason = reasonOutOfReach(bar) {
        throw PersonRefusal(reason, subject: item.title ?? "UIBarButtonItem", act: act)
      }
    }

    /// Taps what has this accessibility identifier, or else this label or title: a view or an item of a bar.
    public func tap(_ name: String) throws(PersonRefusal) {
      if let view = view(named: name) { return try tap(view) }
      let item = barItems.first { $0.accessibilityIdentifier == name || $0.accessibilityLabel == name }
      guard let item = item ?? barItems.first(where: { $0.title == name }) else {
        throw PersonRefusal(.notFound, subject: "'\(name)'", act: "tap")
      }
      try tap(item)
    }

    /// The frontmost view on the screen that has this accessibility identifier, or else this label, or button title.
    public func view(named name: String) -> UIView? {
      guard let window = frontWindow else { return nil }
      return Self.first(in: window) { $0.accessibilityIdentifier == name }
        ?? Self.first(in: window) { $0.accessibilityLabel == name || ($0 as? UIButton)?.currentTitle == name }
    }

    private static func first(in view: UIView, where fits: (UIView) -> Bool) -> UIView? {
      guard !view.isHidden else { return nil }
      if fits(view) { return view }
      for subview in view.subviews.reversed() {
        if let found = first(in: subview, where: fits) { return found }
      }
      return nil
    }

    /// Why a person cannot touch a view, or nil.
    package func reasonOutOfReach(_ view: UIView) -> PersonRefusal.Reason? {
      guard let window = view.window, window.windowScene === windowScene, !window.isHidden else { return .notInWindow }
      let taker = view.isUserInteractionEnabled || view is UIControl ? view : view.superview ?? view
      if let reason = taker.reasonOutOfReach { return reason }
      guard !view.isHidden, view.bounds.width > 0, view.bounds.height > 0 else { return .hidden }
      if let moving = transitions.first(where: { $0.container?.viewIfLoaded?.window === window }) {
        return .covered(by: "the transition \(moving)")
      }
      return reasonHidden(view, reachedBy: taker, in: window)
    }

    /// Whether a finger finds a place where nothing lies over it; the middle says what does.
    private func reasonHidden(_ view: UIView, reachedBy taker: UIView, in window: UIWindow) -> PersonRefusal.Reason? {
      var reason: PersonRefusal.Reason?
      for (x, y) in Self.places {
        let place = CGPoint(
          x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y)
        guard let found = reasonUnreached(taker, at: view.convert(place, to: window), in: window) else { return nil }
        if reason == nil || reason == .offScreen { reason = found }
      }
      return reason
    }

    /// Places in a view, as parts of its size, the middle first.
    private static let places: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.5), (0.9, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
    ]

    private func reasonUnreached(_ view: UIView, at place: CGPoint, in window: UIWindow) -> PersonRefusal.Reason? {
      guard window.bounds.contains(place) else { return .offScreen }
      for other in windowScene.windows where other !== window && other.isInFront(of: window, in: windowScene) {
        if let hit = other.hitTest(place, with: nil), hit !== other { return .covered(by: hit.nameForPeople) }
      }
      guard let hit = window.hitTest(place, with: nil) else { return .offScreen }
      if hit.isDescendant(of: view) { return nil }
      // What is reached is around the view, so the place is outside of something that clips touches.
      return view.isDescendant(of: hit) ? .offScreen : .covered(by: hit.nameForPeople)
    }
  }

  extension UIWindow {
    /// Whether it is shown over another one of the scene.
    fileprivate func isInFront(of other: UIWindow, in scene: UIWindowScene) -> Bool {
      guard !isHidden else { return false }
      if windowLevel != other.windowLevel { return windowLevel.rawValue > other.windowLevel.rawValue }
      let windows = scene.windows
      guard let own = windows.firstIndex(of: self), let behind = windows.firstIndex(of: other) else { return false }
      return own > behind
    }
  }
#endif
