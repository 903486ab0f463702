#if !canImport(UIKit)
  extension UIViewController {
    /// Whether it is being presented; of use in `viewWillAppear` and `viewDidAppear`.
    public var isBeingPresented: Bool { flags.contains(.isBeingPresented) }

    /// Whether it is being dismissed; of use in `viewWillDisappear` and `viewDidDisappear`.
    public var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

    /// What manages the presentation of it or of the nearest parent that is presented.
    public var presentationController: UIPresentationController? {
      let owner = nearest { $0.presenter != nil } ?? nearest { $0.storedPresentation != nil } ?? self
      if let present = owner.storedPresentation, owner.presenter != nil || present.matches(owner.unadaptedStyle) {
        return present
      }
      let made = owner.makePresentation()
      owner.storedPresentation = made
      return made
    }

    /// What manages its presentation, where that is a sheet.
    public var sheetPresentationController: UISheetPresentationController? {
      presentationController as? UISheetPresentationController
    }

    /// What manages its presentation, where that is a popover.
    public var popoverPresentationController: UIPopoverPresentationController? {
      presentationController as? UIPopoverPresentationController
    }

    private func makePresentation() -> UIPresentationController {
      switch unadaptedStyle {
      case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: presenter)
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      default: UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    }

    /// The style with `automatic` resolved.
    var unadaptedStyle: UIModalPresentationStyle {
      modalPresentationStyle == .automatic || modalPresentationStyle == .none ? .pageSheet : modalPresentationStyle
    }

    /// The style that it is presented in: its delegate may have adapted it.
    var presentationStyle: UIModalPresentationStyle {
      if let presentingStyle { return presentingStyle }
      let adapted = storedPresentation?.adaptivePresentationStyle ?? .none
      return adapted == .none || adapted == .automatic ? unadaptedStyle : adapted
    }

    /// Whether a person may not dismiss it: it says so, or a child that is shown does.
    var isHeldByContent: Bool {
      isModalInPresentation || appearanceChildren.contains { $0.isOnScreen && $0.isHeldByContent }
    }

    /// The nearest of it and its parents that fits.
    func nearest(_ fits: (UIViewController) -> Bool) -> UIViewController? {
      var candidate: UIViewController? = self
      while let current = candidate {
        if fits(current) { return current }
        candidate = current.storedParent
      }
      return nil
    }

    /// The outermost parent, or itself.
    var outermost: UIViewController {
      var current = self
      while let parent = current.storedParent { current = parent }
      return current
    }

    /// Which of it and its parents presents in a style.
    func presenterInStyle(_ style: UIModalPresentationStyle) -> UIViewController {
      guard style.isOfContext else { return outermost }
      return nearest { $0.definesPresentationContext } ?? outermost
    }
  }

  extension UIPresentationController {
    /// Whether it is of the class that a style calls for.
    func matches(_ style: UIModalPresentationStyle) -> Bool {
      switch style {
      case .pageSheet, .formSheet: self is UISheetPresentationController
      case .popover: self is UIPopoverPresentationController
      default: !(self is UISheetPresentationController) && !(self is UIPopoverPresentationController)
      }
    }
  }
#endif
