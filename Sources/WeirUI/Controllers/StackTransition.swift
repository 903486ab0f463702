#if !canImport(UIKit)
  /// A change of the stack of a navigation controller.
  final class StackTransition: ScreenTransition {
    let change: StackChange
    private weak var stack: UINavigationController?

    init(
      _ kind: Kind, _ change: StackChange, in stack: UINavigationController, animated: Bool, interactive: Bool
    ) {
      self.change = change
      self.stack = stack
      super.init(kind, in: stack.queue, container: stack, animated: animated, interactive: interactive)
    }

    override func prepare() -> Bool {
      guard let stack else { return false }
      from = stack.shown
      to = top(of: stack)
      markMoving(stack)
      guard from !== to, stack.isOnScreen, let content = stack.content else { return false }
      to?.loadViewIfNeeded()
      from?.take(.leaving, animated: isAnimated)
      to?.take(.entering, animated: isAnimated)
      if let view = to?.loadedView { stack.put(view, in: content, below: kind == .pop ? from?.storedView : nil) }
      if let to { stack.tellWillShow(to, animated: isAnimated) }
      return true
    }

    private func top(of stack: UINavigationController) -> UIViewController? {
      switch change {
      case .push(let controller): controller
      case .pop(let target): stack.doneStack.contains { $0 === target } ? target : stack.doneStack.last
      case .set(let controllers): controllers.last
      }
    }

    private func markMoving(_ stack: UINavigationController) {
      for controller in leaving(stack) where !stack.contains(controller) {
        controller.flags.insert(.isMovingFromParent)
      }
      for controller in coming where !stack.isInDoneStack(controller) { controller.flags.insert(.isMovingToParent) }
    }

    /// What the change takes out of the stack, unless a later change brings it back.
    ///
    /// Read from what has been done: a change that was given up before this one may have left more to leave than was known
    /// when this one was asked for.
    private func leaving(_ stack: UINavigationController) -> [UIViewController] {
      switch change {
      case .push: return []
      case .pop(let target):
        guard let index = stack.doneStack.lastIndex(where: { $0 === target }) else { return [] }
        return Array(stack.doneStack[(index + 1)...])
      case .set(let controllers):
        let staying = Set(controllers.map(ObjectIdentifier.init))
        return stack.doneStack.filter { !staying.contains(ObjectIdentifier($0)) }
      }
    }

    /// What the change names as being in the stack afterwards.
    private var coming: [UIViewController] {
      switch change {
      case .push(let controller): [controller]
      case .pop: []
      case .set(let controllers): controllers
      }
    }

    override func complete() {
      guard let stack else { return }
      let arriving = coming.filter { !stack.isInDoneStack($0) }
      for controller in arriving { controller.flags.insert(.isInDoneStack) }
      let leaving = leaving(stack)
      change.apply(to: &stack.doneStack)
      stack.shown = to
      for controller in leaving { controller.flags.remove(.isInDoneStack) }
      let gone = leaving.filter { $0.storedParent === stack && !stack.contains($0) }
      for controller in gone { controller.storedParent = nil }
      if from !== to { exchange(in: stack) }
      for controller in arriving {
        controller.flags.remove(.isMovingToParent)
        controller.didMove(toParent: stack)
      }
      for controller in gone {
        controller.flags.remove(.isMovingFromParent)
        controller.didMove(toParent: nil)
        host?.didLeave(controller)
      }
      guard from !== to, let to, host != nil else { return }
      stack.tellDidShow(to, animated: isAnimated)
    }

    private func exchange(in stack: UINavigationController) {
      from?.take(.gone, animated: isAnimated)
      from?.storedView?.removeFromSuperview()
      to?.take(.shown, animated: isAnimated)
      if host == nil, stack.isOnScreen { stack.installShown() }
    }

    override func rollBack() {
      guard let stack else { return }
      for controller in leaving(stack) { controller.flags.remove(.isMovingFromParent) }
      let unwanted = coming.filter { !stack.isInDoneStack($0) }
      stack.rebuild()
      let dropped = unwanted.filter { !stack.contains($0) }
      for controller in dropped { controller.storedParent = nil }
      to?.take(.gone, animated: isAnimated)
      to?.storedView?.removeFromSuperview()
      from?.take(.shown, animated: isAnimated)
      for controller in dropped {
        controller.flags.remove(.isMovingToParent)
        controller.didMove(toParent: nil)
      }
    }
  }

  extension UINavigationController {
    func isInDoneStack(_ controller: UIViewController) -> Bool {
      controller.storedParent === self && controller.flags.contains(.isInDoneStack)
    }

    /// The stack after one change was given up: what was done, and then what waits.
    func rebuild() {
      for controller in stack { controller.flags.remove(.isInContainer) }
      stack = doneStack
      for case let transition as StackTransition in queue.waiting { transition.change.apply(to: &stack) }
      for controller in stack {
        controller.storedParent = self
        controller.flags.insert(.isInContainer)
      }
    }
  }
#endif
