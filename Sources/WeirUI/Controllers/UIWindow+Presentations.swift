#if !canImport(UIKit)
  extension UIWindow {
    /// The presentations and dismissals in this window.
    var presentations: TransitionQueue {
      if let storedPresentations { return storedPresentations }
      let queue = TransitionQueue { [weak self] in self }
      storedPresentations = queue
      return queue
    }

    /// Takes away all that a root presents, as the root itself goes.
    /// - Returns: The transitions that were given up by it.
    func removePresented(above root: UIViewController) -> [ScreenTransition] {
      let abandoned = storedPresentations?.abandon() ?? []
      for controller in presentationChain(from: root).dropFirst().reversed() { controller.endPresentation() }
      root.cover = .shown
      return abandoned
    }
  }

  extension TransitionQueue {
    private var all: [ScreenTransition] { [running].compactMap { $0 } + waiting }

    /// What a controller presents once all that was asked for is done.
    func presentedInTheEnd(by presenter: UIViewController) -> UIViewController? {
      if isIdle { return presenter.presented }
      for transition in all.reversed() {
        if let transition = transition as? PresentTransition, transition.presenter === presenter {
          return transition.presented
        }
        if let transition = transition as? DismissTransition, transition.presenter === presenter { return nil }
      }
      return presenter.presented
    }

    /// Whether a controller will be dismissed by what was asked for; one that only presents what is dismissed stays.
    func isGoing(_ controller: UIViewController) -> Bool {
      !isIdle && dismissal(among: all.compactMap { $0 as? DismissTransition }, takes: controller) != nil
    }

    /// The dismissal that takes a controller away, or what it presents.
    func dismissal(thatTakes controller: UIViewController) -> DismissTransition? {
      let dismissals = all.compactMap { $0 as? DismissTransition }
      guard !dismissals.isEmpty else { return nil }
      if let own = dismissals.last(where: { dismissal in controller.nearest { $0 === dismissal.presenter } != nil }) {
        if own.presenter?.presented != nil { return own }
      }
      return dismissal(among: dismissals, takes: controller)
    }

    private func dismissal(
      among dismissals: [DismissTransition], takes controller: UIViewController
    ) -> DismissTransition? {
      var presenter = controller.outermost.presenter
      while let current = presenter {
        if let found = dismissals.last(where: { $0.presenter === current }) { return found }
        presenter = current.outermost.presenter
      }
      return nil
    }
  }
#endif
