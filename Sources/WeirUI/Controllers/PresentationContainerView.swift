#if !canImport(UIKit)
  /// What is around a presented view, and keeps touches off what is behind.
  final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
      if let presentation, let view = presentation.presentedView {
        let frame = presentation.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
      }
      // After that, as the safe area depends on where the view lies.
      super.layoutSubviews()
    }
  }
#endif
