#if !canImport(UIKit)
  import WeirReporting

  extension UIViewController {
    /// Presents a controller, if UIKit would.
    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
      let presenter = presenterInStyle(controller.presentationStyle)
      guard let window = presenter.storedView?.window, mayPresent(controller, by: presenter, in: window) else { return }
      let transition = PresentTransition(controller, by: presenter, in: window, animated: animated)
      transition.completion = completion
      if presenter.presented == nil { transition.link() }
      window.presentations.add(transition)
    }

    private func mayPresent(_ controller: UIViewController, by presenter: UIViewController, in window: UIWindow) -> Bool
    {
      let isPresentedOrChild = controller.presenter != nil || controller.storedParent != nil
      let isInUse = isPresentedOrChild || window.storedRoot === controller || controller === presenter
      if isInUse { return refuse(controller, "a controller that is in use cannot be presented", "present a new one") }
      if let presented = window.presentations.presentedInTheEnd(by: presenter) {
        return refuse(
          controller, "a controller presents one other at a time",
          "\(type(of: presenter)) already presents \(type(of: presented)): present from that one, or dismiss it first")
      }
      if window.presentations.isGoing(presenter) {
        return refuse(controller, "a controller that is being dismissed presents nothing", "present from what stays")
      }
      return true
    }

    /// Says that a presentation comes from a controller that is not in a window.
    func reportPresentingOutOfWindow(_ controller: UIViewController) {
      _ = refuse(
        controller, "a controller presents only while its view is in a window",
        "present in viewDidAppear or later, or from a controller that is shown")
    }

    private func refuse(_ controller: UIViewController, _ rule: String, _ remedy: String) -> Bool {
      WeirDiagnostics.report(
        "UIViewController", rule: rule, value: "\(type(of: self)) was to present \(type(of: controller))",
        remedy: remedy)
      return false
    }

    /// Dismisses what it presents, or else itself.
    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
      guard let window = viewIfLoaded?.window ?? outermost.ownWindow else { return completion?() ?? () }
      let queue = window.presentations
      let holder = nearest { queue.presentedInTheEnd(by: $0) != nil }
      if holder == nil, let going = queue.dismissal(thatTakes: self) {
        return going.add(completion)
      }
      guard let presenter = holder ?? outermost.presenter else { return completion?() ?? () }
      let transition = DismissTransition(by: presenter, in: window, animated: animated)
      transition.add(completion)
      queue.add(transition)
    }
  }
#endif
