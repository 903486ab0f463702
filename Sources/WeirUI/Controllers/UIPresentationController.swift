#if !canImport(UIKit)
  public import Foundation

  /// What manages one presentation (UIKit).
  ///
  /// It holds neither controller; once they are gone, it gives out empty ones.
  @preconcurrency @MainActor
  open class UIPresentationController {
    private weak var storedPresented: UIViewController?
    private weak var storedPresenting: UIViewController?

    /// What hears of the person's wish to dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view around the presented one, while it is presented.
    public internal(set) final var containerView: UIView?

    /// Makes one.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
      storedPresented = presentedViewController
      storedPresenting = presentingViewController
    }

    /// The controller that is presented.
    public final var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

    /// The controller that presents it.
    public final var presentingViewController: UIViewController {
      storedPresented?.presenter ?? storedPresenting ?? UIViewController()
    }

    /// How it is presented, before its delegate has adapted it.
    public final var presentationStyle: UIModalPresentationStyle { storedPresented?.unadaptedStyle ?? .none }

    /// How it is presented where there is little room.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
      delegate?.adaptivePresentationStyle(for: self) ?? .none
    }

    /// The presented view.
    open var presentedView: UIView? { storedPresented?.storedView }

    /// Where the presented view is in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before it is presented.
    open func presentationTransitionWillBegin() {}
    /// Called when it has been presented, or when that was given up.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before it is dismissed.
    open func dismissalTransitionWillBegin() {}
    /// Called when it has been dismissed, or when that was given up.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
  }

  /// What hears of the person's wish to dismiss what is presented (UIKit).
  ///
  /// Not called for a dismissal that the program asks for.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How it is presented where there is little room; `none` leaves it as it is.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Whether the person may dismiss it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The person begins to dismiss it, and may still give it up.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The person has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The person tried to dismiss it, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// Leaves it as it is.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
    /// Says yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  }
#endif
