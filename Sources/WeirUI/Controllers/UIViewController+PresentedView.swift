#if !canImport(UIKit)
  extension UIViewController {
    /// Takes another cover, and goes through the callbacks that follow from it.
    func take(cover: AppearanceRole, animated: Bool) {
      self.cover = cover
      settleAppearance(animated: animated)
    }

    /// Puts the presented view in a container in front of the presenter's.
    func showPresentedView(in window: UIWindow, by presenter: UIViewController) {
      let presentation = presentationController
      let holder = presentationStyle.isOfContext && presenter.storedParent != nil ? presenter.loadedView : window
      let container = PresentationContainerView(frame: holder.bounds)
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.presentation = presentation
      presentation?.containerView = container
      holder.addSubview(container)
      loadedView.frame = presentation?.frameOfPresentedViewInContainerView ?? container.bounds
      container.addSubview(loadedView)
    }

    /// The view is covered: it leaves the window, unless what covers it is inside it.
    func hideCoveredView() {
      guard storedParent == nil else { return }
      (presentationContainer ?? storedView)?.removeFromSuperview()
    }

    /// The view comes back behind what covered it.
    func uncoverView(below first: UIViewController?, in window: UIWindow?) {
      guard storedParent == nil, let window, let own = presentationContainer ?? storedView else { return }
      guard own.superview == nil else { return }
      if own.frame != window.bounds { own.frame = window.bounds }
      if let above = first?.presentationContainer, above.superview === window {
        window.insertSubview(own, belowSubview: above)
      } else {
        window.addSubview(own)
      }
    }

    /// The view around its own, while it is presented.
    var presentationContainer: UIView? { presenter == nil ? nil : storedPresentation?.containerView }

    /// It is presented no more: it disappears, and nothing holds it.
    func endPresentation(animated: Bool = false) {
      let (container, host) = (presentationContainer, ownWindow?.host)
      take(.gone, animated: animated)
      storedView?.removeFromSuperview()
      container?.removeFromSuperview()
      presenter?.presented = nil
      presenter = nil
      ownWindow = nil
      presentingStyle = nil
      storedPresentation = nil
      cover = .shown
      flags.subtract([.isBeingPresented, .isBeingDismissed])
      host?.didLeave(self)
    }
  }
#endif
