#if !canImport(UIKit)
  import WeirReporting

  /// A presentation.
  final class PresentTransition: ScreenTransition {
    let presented: UIViewController
    weak var presenter: UIViewController?
    weak var window: UIWindow?
    var completion: (() -> Void)?
    private var isLinked = false

    init(_ presented: UIViewController, by presenter: UIViewController, in window: UIWindow, animated: Bool) {
      self.presented = presented
      self.presenter = presenter
      self.window = window
      super.init(.present, in: window.presentations, container: presenter, animated: animated)
    }

    /// Says in both controllers what presents what, and loads the view, as UIKit does at once.
    func link() {
      guard !isLinked, let presenter else { return }
      isLinked = true
      _ = presented.presentationController
      presented.presentingStyle = presented.presentationStyle
      presenter.presented = presented
      presented.presenter = presenter
      presented.ownWindow = window
      presented.flags.insert(.isBeingPresented)
      presented.loadViewIfNeeded()
    }

    override func prepare() -> Bool {
      guard let presenter, let window, presenter.storedView?.window === window else { return fail() }
      if !isLinked {
        guard presenter.presented == nil else { return fail() }
        link()
      }
      (from, to) = (presenter, presented)
      let presentation = presented.presentationController
      presentation?.presentationTransitionWillBegin()
      if covers { presenter.take(cover: .leaving, animated: isAnimated) }
      presented.take(.entering, animated: isAnimated)
      presented.showPresentedView(in: window, by: presenter)
      return true
    }

    private var covers: Bool { presented.presentationStyle.removesPresenter }

    private func fail() -> Bool {
      (presenter ?? presented).reportPresentingOutOfWindow(presented)
      completion = nil
      if isLinked { presented.endPresentation() }
      return false
    }

    override func complete() {
      guard to != nil else { return }
      presented.take(.shown, animated: isAnimated)
      presented.flags.remove(.isBeingPresented)
      if covers, let presenter {
        presenter.take(cover: .gone, animated: isAnimated)
        presenter.hideCoveredView()
      }
      presented.storedPresentation?.presentationTransitionDidEnd(true)
    }

    override func rollBack() {
      completion = nil
      let presentation = presented.storedPresentation
      presented.endPresentation(animated: isAnimated)
      if covers { presenter?.take(cover: .shown, animated: isAnimated) }
      presentation?.presentationTransitionDidEnd(false)
    }

    override func tellCompletion() { completion?() }
  }
#endif
