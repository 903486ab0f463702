#if !canImport(UIKit)
  /// The dismissal of what a controller presents, and of all above.
  final class DismissTransition: ScreenTransition {
    weak var presenter: UIViewController?
    weak var window: UIWindow?
    private var completions: [() -> Void] = []
    private var leaving: [UIViewController] = []
    /// The presentation of the sheet that a person pulls down.
    var pulled: UIPresentationController?

    init(by presenter: UIViewController, in window: UIWindow, animated: Bool, interactive: Bool = false) {
      self.presenter = presenter
      self.window = window
      super.init(.dismiss, in: window.presentations, container: presenter, animated: animated, interactive: interactive)
    }

    func add(_ completion: (() -> Void)?) {
      if let completion { completions.append(completion) }
    }

    override func prepare() -> Bool {
      guard let presenter else { return false }
      var next = presenter.presented
      while let controller = next {
        leaving.append(controller)
        next = controller.presented
      }
      guard let top = leaving.last else { return false }
      (from, to) = (top, presenter)
      for controller in leaving.reversed() { begin(controller) }
      if presenter.cover != .shown {
        presenter.take(cover: .entering, animated: isAnimated)
        presenter.uncoverView(below: leaving.first, in: window)
      }
      return true
    }

    private func begin(_ controller: UIViewController) {
      controller.flags.insert(.isBeingDismissed)
      controller.storedPresentation?.dismissalTransitionWillBegin()
      controller.take(.leaving, animated: isAnimated)
    }

    override func complete() {
      presenter?.take(cover: .shown, animated: isAnimated)
      for controller in leaving.reversed() {
        let presentation = controller.storedPresentation
        controller.endPresentation(animated: isAnimated)
        presentation?.dismissalTransitionDidEnd(true)
      }
    }

    override func rollBack() {
      completions = []
      if let presenter, presenter.cover == .entering {
        presenter.take(cover: .gone, animated: isAnimated)
        presenter.hideCoveredView()
      }
      for controller in leaving {
        controller.take(.shown, animated: isAnimated)
        controller.flags.remove(.isBeingDismissed)
        controller.storedPresentation?.dismissalTransitionDidEnd(false)
      }
    }

    /// What was to be dismissed has gone, too.
    override func tellAbandoned() { tellCompletion() }

    override func tellCompletion() {
      if let pulled, state == .finished { pulled.delegate?.presentationControllerDidDismiss(pulled) }
      pulled = nil
      let waiting = completions
      completions = []
      for completion in waiting { completion() }
    }
  }
#endif
