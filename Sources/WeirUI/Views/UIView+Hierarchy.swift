#if !canImport(UIKit)
  import WeirReporting

  extension UIView {
    /// The window that it is in, which a window is itself.
    public var window: UIWindow? { storedWindow }

    private func setWindow(_ window: UIWindow?) {
      storedWindow = window
      for subview in subviews { subview.setWindow(window) }
    }

    /// Inserts a view just in front of another, or in front of all where that is not a subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insert(view) { views in views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count }
    }

    /// Inserts a view just behind another, or behind all where that is not a subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insert(view) { views in views.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Takes the view out of its superview.
    func leaveSuperview() {
      guard let superview else { return }
      superview.willRemoveSubview(self)
      move(from: superview, to: nil) {
        superview.subviews.removeAll { $0 === self }
        superview.subviewRemoved(self)
      }
      superview.setNeedsLayout()
    }

    /// Brings a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
      reorder(view) { $0.count }
    }

    /// Sends a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
      reorder(view) { _ in 0 }
    }

    /// Exchanges two subviews.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
      guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
      subviews.swapAt(first, second)
    }

    /// Whether it is the view or inside it.
    public func isDescendant(of view: UIView) -> Bool {
      var current: UIView? = self
      while let candidate = current {
        if candidate === view { return true }
        current = candidate.superview
      }
      return false
    }

    /// The view itself or the one inside it that has the tag: the first one found from the back, level by level inside out.
    public func viewWithTag(_ tag: Int) -> UIView? {
      if self.tag == tag { return self }
      for subview in subviews {
        if let found = subview.viewWithTag(tag) { return found }
      }
      return nil
    }

    /// Puts a view among the subviews, after taking it out of its present superview.
    func insert(_ view: UIView, at place: ([UIView]) -> Int) {
      guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else { return reportLoop(view) }
      let old = view.superview
      if old === self { return reorder(view, at: place) }
      if let old {
        old.willRemoveSubview(view)
        old.letGo(view)
      }
      view.move(from: old == nil ? nil : view.superview, to: self) {
        subviews.insert(view, at: place(subviews))
        subviewAdded(view)
      }
      didAddSubview(view)
      setNeedsLayout()
      view.layoutStateRises()
    }

    /// Forgets a subview that is moved on.
    private func letGo(_ view: UIView) {
      subviews.removeAll { $0 === view }
      subviewRemoved(view)
      setNeedsLayout()
    }

    private func reorder(_ view: UIView, at place: ([UIView]) -> Int) {
      guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
      subviews.remove(at: index)
      subviews.insert(view, at: place(subviews))
    }

    private func reportLoop(_ view: UIView) {
      WeirDiagnostics.report(
        "UIView", rule: "a view cannot be inside itself", value: "\(type(of: view)) was added to \(type(of: self))",
        remedy: "add it to a view that it does not contain")
    }

    /// Calls the methods that tell of a change of superview and window around it.
    private func move(from old: UIView?, to new: UIView?, _ change: () -> Void) {
      let (oldWindow, newWindow) = (old?.window, new?.window)
      willMove(toSuperview: new)
      if oldWindow !== newWindow {
        tellOfWindow {
          $0.willMove(toWindow: newWindow)
          $0.controller?.viewWillMove(to: newWindow)
        }
      }
      if newWindow == nil, let oldWindow { oldWindow.forgetResponders(in: self) }
      // What was told may have put it elsewhere; it is in one place only.
      if let other = superview, other !== old { other.letGo(self) }
      superview = new
      // Asked again: what was told may have moved them.
      let window = new.map(\.storedWindow) ?? self as? UIWindow
      if window !== storedWindow { setWindow(window) }
      change()
      if oldWindow !== newWindow {
        tellOfWindow {
          $0.didMoveToWindow()
          $0.controller?.viewDidMove(to: newWindow)
        }
      }
      didMoveToSuperview()
    }

    private func tellOfWindow(_ call: (UIView) -> Void) {
      call(self)
      for subview in subviews { subview.tellOfWindow(call) }
    }
  }
#endif
