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
      let items = barItems
      guard items.contains(where: { $0 === item }) else {
        throw PersonRefusal(.notFound, subject: item.title ?? "UIBarButtonItem", act: "tap")
      }
      try item.personTaps()
    }

    /// Taps what has this accessibility identifier, or else this label or title: a view or an item of a bar.
    public func tap(_ name: String) throws(PersonRefusal) {
      if let view = view(named: name) { return try tap(view) }
      guard let item = barItems.first(where: { $0.title == name }) else {
        throw PersonRefusal(.notFound, subject: "'\(name)'", act: "tap")
      }
      try item.personTaps()
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
    private func reasonOutOfReach(_ view: UIView) -> PersonRefusal.Reason? {
      guard let window = view.window, window.windowScene === windowScene, !window.isHidden else { return .notInWindow }
      if let reason = view.reasonOutOfReach { return reason }
      if let moving = transitions.first(where: { $0.container?.viewIfLoaded?.window === window }) {
        return .covered(by: "the transition \(moving)")
      }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
      guard window.bounds.contains(middle) else { return .offScreen }
      guard let hit = window.hitTest(middle, with: nil) else { return .offScreen }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? nil : .covered(by: hit.nameForPeople)
    }
  }
#endif
