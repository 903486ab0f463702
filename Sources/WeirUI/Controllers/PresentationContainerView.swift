#if !canImport(UIKit)
  /// What is around a presented view, and keeps touches off what is behind.
  final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
      guard let presentation, let view = presentation.presentedView else { return }
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
  }
#endif
