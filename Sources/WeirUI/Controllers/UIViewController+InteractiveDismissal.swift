#if !canImport(UIKit)
  extension UIViewController {
    /// Begins to pull a sheet down: for hosts, which then call `update`, and `finish` or `cancel` of the transition.
    ///
    /// Where the program holds the sheet (`isModalInPresentation`, or its delegate says no), the delegate hears of the attempt.
    /// The delegate hears of the dismissal only if it is finished, as in UIKit.
    /// - Returns: The transition, or nil where this is no sheet on top, where the program holds it, or while something moves.
    public func beginInteractiveDismissal() -> ScreenTransition? {
      guard let presenter, presented == nil, isSheet, let window = storedView?.window, window.presentations.isIdle,
        window.host != nil
      else { return nil }
      let presentation = presentationController
      let delegate = presentation?.delegate
      if let presentation {
        guard !isHeldByContent, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
          delegate?.presentationControllerDidAttemptToDismiss(presentation)
          return nil
        }
        delegate?.presentationControllerWillDismiss(presentation)
      }
      let transition = DismissTransition(by: presenter, in: window, animated: true, interactive: true)
      transition.pulled = presentation
      window.presentations.addAndStart(transition)
      return window.presentations.running
    }

    /// Whether a person can pull it down.
    private var isSheet: Bool {
      switch presentationStyle {
      case .pageSheet, .formSheet, .popover: true
      default: false
      }
    }
  }
#endif
