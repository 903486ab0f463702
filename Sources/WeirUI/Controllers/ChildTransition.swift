#if !canImport(UIKit)
  import WeirReporting

  /// The exchange of two children of a container of one's own.
  final class ChildTransition: ScreenTransition {
    private let children: (old: UIViewController, new: UIViewController)
    private weak var parent: UIViewController?
    private let animations: (() -> Void)?
    private let completion: ((Bool) -> Void)?

    init(
      _ children: (old: UIViewController, new: UIViewController), of parent: UIViewController, animated: Bool,
      animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
      self.children = children
      self.parent = parent
      self.animations = animations
      self.completion = completion
      super.init(.child, in: parent.childQueue, container: parent, animated: animated)
    }

    override func prepare() -> Bool {
      (from, to) = children
      let (old, new) = children
      guard let holder = old.storedView?.superview else { return false }
      new.loadViewIfNeeded()
      old.take(.leaving, animated: isAnimated)
      new.take(.entering, animated: isAnimated)
      if new.loadedView.frame != old.loadedView.frame { new.loadedView.frame = old.loadedView.frame }
      holder.addSubview(new.loadedView)
      // The view's coming into the window does not end the appearance: the end of the transition does.
      new.flags.remove(.awaitsTurn)
      animations?()
      return parent?.isOnScreen ?? false
    }

    override func complete() {
      let (old, new) = children
      guard new.storedView?.superview != nil else { return }
      old.storedView?.removeFromSuperview()
      old.take(.gone, animated: isAnimated)
      new.take(.shown, animated: isAnimated)
    }

    override func rollBack() {
      let (old, new) = children
      new.storedView?.removeFromSuperview()
      new.take(.gone, animated: isAnimated)
      old.take(.shown, animated: isAnimated)
    }

    override func tellCompletion() { completion?(state == .finished) }
  }

  extension UIViewController {
    /// The exchanges of its children.
    var childQueue: TransitionQueue {
      if let storedChildQueue { return storedChildQueue }
      let queue = TransitionQueue { [weak self] in self?.storedView?.window }
      storedChildQueue = queue
      return queue
    }

    func exchange(
      _ old: UIViewController, _ new: UIViewController, animated: Bool, animations: (() -> Void)?,
      completion: ((Bool) -> Void)?
    ) {
      guard old.storedParent === self, new.storedParent === self else {
        WeirDiagnostics.report(
          "UIViewController", rule: "a transition exchanges two children",
          value: "\(type(of: old)) and \(type(of: new)) are not both children of \(type(of: self))",
          remedy: "call addChild of both first")
        return
      }
      childQueue.add(
        ChildTransition((old, new), of: self, animated: animated, animations: animations, completion: completion))
    }
  }
#endif
