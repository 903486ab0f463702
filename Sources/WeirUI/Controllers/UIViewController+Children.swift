#if !canImport(UIKit)
  import WeirReporting

  extension UIViewController {
    /// The controller that it is a child of.
    public var parent: UIViewController? { storedParent }

    /// Whether it is on its way into a parent; of use in `viewWillAppear` and `viewDidAppear`.
    public var isMovingToParent: Bool { flags.contains(.isMovingToParent) }

    /// Whether it is on its way out of its parent; of use in `viewWillDisappear` and `viewDidDisappear`.
    public var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }

    func adopt(_ child: UIViewController) {
      guard mayAdopt(child), child.storedParent !== self else { return }
      child.willMove(toParent: self)
      child.storedParent?.storedChildren.removeAll { $0 === child }
      child.storedParent = self
      child.flags.insert(.isMovingToParent)
      storedChildren.append(child)
      if child.storedView?.window != nil { child.settleAppearance(animated: false) }
    }

    private func mayAdopt(_ child: UIViewController) -> Bool {
      var ancestor: UIViewController? = self
      while let current = ancestor {
        if current === child {
          WeirDiagnostics.report(
            "UIViewController", rule: "a controller cannot contain itself",
            value: "\(type(of: child)) was added to \(type(of: self))", remedy: "add it to a controller outside of it")
          return false
        }
        ancestor = current.storedParent
      }
      if let parent = child.storedParent, parent !== self, parent.decidesWhichChildIsShown {
        WeirDiagnostics.report(
          "UIViewController", rule: "a child has one parent",
          value: "\(type(of: child)) was added to \(type(of: self)), and is a child of \(type(of: parent))",
          remedy: "take it out of its parent first")
      }
      return true
    }

    func leaveParent() {
      guard let parent = storedParent else { return }
      let host = (storedView?.window ?? parent.storedView?.window)?.host
      parent.storedChildren.removeAll { $0 === self }
      storedParent = nil
      flags.insert(.isMovingFromParent)
      settleAppearance(animated: false)
      didMove(toParent: nil)
      flags.subtract([.isMovingToParent, .isMovingFromParent])
      host?.didLeave(self)
    }

    // MARK: Windows

    /// The view is about to be put in a window, or to be taken out of it.
    func viewWillMove(to window: UIWindow?) {
      guard isShownByItsView else { return }
      if window == nil { take(.leaving, animated: false) } else { enterWindow(window) }
    }

    /// The view has been put in a window, or taken out of it.
    func viewDidMove(to window: UIWindow?) {
      if window == nil { ownQueue?.endUnseen() }
      guard isShownByItsView else { return }
      if window == nil { return take(.gone, animated: false) }
      reportWrongParent()
      if flags.contains(.awaitsTurn), let window { window.appearsNextTurn(self) }
    }

    /// Whether it appears and disappears because its view does, and not because a container or a transition says so.
    private var isShownByItsView: Bool {
      ownWindow == nil && storedParent?.decidesWhichChildIsShown != true
    }

    /// What joins a parent that is shown has appeared in the next turn; what comes with its parent appears with it.
    private func enterWindow(_ window: UIWindow?) {
      let isAlone = storedParent.map { $0.appearance == .appeared } ?? true
      if isAlone { flags.insert(.awaitsTurn) }
      role = isAlone ? .entering : .shown
      settleAppearance(animated: false)
    }

    /// The turn in which it was added is over.
    func turnIsOver() {
      guard flags.contains(.awaitsTurn) else { return }
      flags.remove(.awaitsTurn)
      if role == .entering { take(.shown, animated: flags.contains(.isAnimated)) }
    }

    /// UIKit raises an exception where the view of a child is put inside another controller's view.
    private func reportWrongParent() {
      guard let storedParent, let owner = storedView?.superview?.nearestController, owner !== storedParent else {
        return
      }
      WeirDiagnostics.report(
        "UIViewController", rule: "a child's view is inside its parent's view",
        value:
          "the view of \(type(of: self)), a child of \(type(of: storedParent)), was added to that of \(type(of: owner))",
        remedy: "call addChild of \(type(of: owner)) first, or add the view to the parent's view")
    }
  }

  extension UIView {
    /// The controller of this view or of the nearest one around it.
    var nearestController: UIViewController? {
      var view: UIView? = self
      while let current = view {
        if let controller = current.controller { return controller }
        view = current.superview
      }
      return nil
    }
  }
#endif
