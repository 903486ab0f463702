#if !canImport(UIKit)
  import WeirReporting

  extension UIViewController {
    /// Tells a child of a container of one's own that it is about to appear or to disappear.
    ///
    /// Only where the container's `shouldAutomaticallyForwardAppearanceMethods` is false. An interactive transition that is
    /// given up calls it with the contrary before `endAppearanceTransition`.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      let isDone = isAppearing ? appearance == .appeared : appearance == .disappeared
      let isBegun = flags.contains(.isDrivenByHand) && appearance == (isAppearing ? .appearing : .disappearing)
      guard !isDone, !isBegun else { return reportUnbalanced("begin", isAppearing) }
      flags.insert(.isDrivenByHand)
      walk(to: isAppearing ? .appearing : .disappearing, animated: animated)
    }

    /// Tells a child of a container of one's own that it has appeared or disappeared.
    public func endAppearanceTransition() {
      switch appearance {
      case .appearing: walk(to: .appeared, animated: flags.contains(.isAnimated))
      case .disappearing: walk(to: .disappeared, animated: flags.contains(.isAnimated))
      default: return reportUnbalanced("end", nil)
      }
      flags.remove(.isDrivenByHand)
    }

    private func reportUnbalanced(_ call: String, _ isAppearing: Bool?) {
      let argument = isAppearing.map { "\($0)" } ?? ""
      WeirDiagnostics.report(
        "UIViewController", rule: "each beginAppearanceTransition has one endAppearanceTransition",
        value: "\(call)AppearanceTransition(\(argument)) of \(type(of: self)), which is \(appearance)",
        remedy: "begin only what is not begun or done, and end it once")
    }
  }

  extension UIViewController {
    /// Whether it is on the screen, or on its way to it or from it.
    var isOnScreen: Bool { appearance != .disappeared }

    /// The state of what contains it: what is presented in the context of a child goes with the child.
    private var containerState: AppearanceState {
      if let storedParent { return storedParent.appearance }
      if let presenter, presenter.storedParent != nil { return presenter.stateOfRole }
      guard let ownWindow else { return .appeared }
      return ownWindow.isShown ? .appeared : .disappeared
    }

    /// The state that it has in its container, whatever it presents.
    private var stateOfRole: AppearanceState { role == .gone ? .disappeared : role.state(in: containerState) }

    /// Whether its container tells it of appearances by hand.
    private var isToldByHand: Bool {
      guard let storedParent else { return false }
      return !storedParent.decidesWhichChildIsShown && !storedParent.shouldAutomaticallyForwardAppearanceMethods
    }

    /// Takes a role, and goes through the callbacks that follow from it.
    func take(_ role: AppearanceRole, animated: Bool) {
      self.role = role
      settleAppearance(animated: animated)
    }

    /// Goes through the callbacks that lead to the state that its role and its container call for.
    ///
    /// A callback may change both, so the target is asked for before each step.
    func settleAppearance(animated: Bool) {
      guard !isToldByHand else { return }
      while let next = appearance.step(toward: cover.state(in: stateOfRole)) { enter(next, animated: animated) }
      if let presented, storedParent != nil { presented.settleAppearance(animated: animated) }
    }

    private func walk(to target: AppearanceState, animated: Bool) {
      while let next = appearance.step(toward: target) { enter(next, animated: animated) }
    }

    /// One step: the callback, and then the children.
    private func enter(_ state: AppearanceState, animated: Bool) {
      if state == .appearing { loadViewIfNeeded() }
      if state == .appeared { tellThatViewIsAppearing() }
      appearance = state
      if animated { flags.insert(.isAnimated) } else { flags.remove(.isAnimated) }
      willEnter(state, animated: animated)
      call(state, animated: animated)
      defer { didEnter(state, animated: animated) }
      guard decidesWhichChildIsShown || shouldAutomaticallyForwardAppearanceMethods else { return }
      for child in appearanceChildren { child.settleAppearance(animated: animated) }
    }

    private func call(_ state: AppearanceState, animated: Bool) {
      switch state {
      case .appearing:
        flags.insert(.awaitsIsAppearing)
        tell(.viewWillAppear(animated)) { viewWillAppear(animated) }
        storedView?.setNeedsLayout()
      case .appeared:
        tell(.viewDidAppear(animated)) { viewDidAppear(animated) }
        flags.remove(.isMovingToParent)
      case .disappearing:
        flags.remove(.awaitsIsAppearing)
        tell(.viewWillDisappear(animated)) { viewWillDisappear(animated) }
      case .disappeared:
        tell(.viewDidDisappear(animated)) { viewDidDisappear(animated) }
        flags.remove(.isMovingFromParent)
      }
    }

    /// Calls `viewIsAppearing` once between `viewWillAppear` and the first layout.
    func tellThatViewIsAppearing() {
      guard flags.contains(.awaitsIsAppearing) else { return }
      flags.remove(.awaitsIsAppearing)
      let animated = flags.contains(.isAnimated)
      tell(.viewIsAppearing(animated)) { viewIsAppearing(animated) }
    }
  }
#endif
