#if !canImport(UIKit)
  import WeirReporting

  extension UINavigationController {
    func contains(_ controller: UIViewController) -> Bool {
      controller.storedParent === self && controller.flags.contains(.isInContainer)
    }

    func mayTakeIn(_ controller: UIViewController) -> Bool {
      if controller is UINavigationController {
        return refuse(controller, "a navigation controller cannot be pushed", "present it, or push its first screen")
      }
      if contains(controller) {
        return refuse(controller, "a controller is in a stack once", "pop to it, or push a new one")
      }
      if let parent = controller.storedParent, parent !== self, parent.decidesWhichChildIsShown {
        return refuse(
          controller, "a child has one parent", "it is a child of \(type(of: parent)): take it out of there first")
      }
      guard controller.presenter == nil, controller.ownWindow == nil else {
        return refuse(
          controller, "a controller that is presented or is a window's root cannot be pushed", "push a new one")
      }
      return true
    }

    private func refuse(_ controller: UIViewController, _ rule: String, _ remedy: String) -> Bool {
      WeirDiagnostics.report(
        "UINavigationController", rule: rule, value: "\(type(of: controller)) was given to \(type(of: self))",
        remedy: remedy)
      return false
    }

    func reportNotInStack(_ controller: UIViewController) -> [UIViewController]? {
      _ = refuse(controller, "what is popped to is in the stack", "look for it in viewControllers first")
      return nil
    }

    /// It becomes a child at once; one that still leaves comes back.
    func takeIn(_ controller: UIViewController) {
      if controller.storedParent !== self, controller.storedParent != nil { controller.leaveParent() }
      controller.willMove(toParent: self)
      controller.storedParent = self
      controller.flags.insert(.isInContainer)
      controller.flags.remove(.isMovingFromParent)
    }

    func pop(to target: UIViewController, animated: Bool, interactive: Bool = false) -> [UIViewController] {
      guard let index = stack.lastIndex(where: { $0 === target }), index + 1 < stack.count else { return [] }
      let leaving = Array(stack[(index + 1)...])
      letGo(leaving)
      change(.pop(to: target), .pop, animated: animated, interactive: interactive)
      return leaving
    }

    private func letGo(_ controllers: [UIViewController]) {
      for controller in controllers {
        controller.flags.remove(.isInContainer)
        controller.willMove(toParent: nil)
        controller.flags.remove(.isMovingFromParent)
      }
    }

    func set(_ controllers: [UIViewController], animated: Bool) {
      var wanted: [UIViewController] = []
      var seen: Set<ObjectIdentifier> = []
      for controller in controllers {
        guard seen.insert(ObjectIdentifier(controller)).inserted else {
          _ = refuse(controller, "a controller is in a stack once", "leave the second one out")
          continue
        }
        if contains(controller) || mayTakeIn(controller) { wanted.append(controller) }
      }
      letGo(stack.filter { !seen.contains(ObjectIdentifier($0)) })
      for controller in wanted where !contains(controller) { takeIn(controller) }
      change(.set(wanted), .set, animated: animated)
    }

    func change(
      _ change: StackChange, _ kind: ScreenTransition.Kind, animated: Bool, interactive: Bool = false
    ) {
      change.apply(to: &stack)
      let transition = StackTransition(kind, change, in: self, animated: animated, interactive: interactive)
      if interactive { queue.addAndStart(transition) } else { queue.add(transition) }
      if !queue.isIdle { storedView?.setNeedsLayout() }
    }
  }
#endif
