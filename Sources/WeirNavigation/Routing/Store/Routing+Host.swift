// What the host does by itself.
extension Routing {
  /// The transition that runs among the coordinators' controllers.
  var busyCoordinator: (any UIViewControllerTransitionCoordinator)? {
    root?.firstInTree { $0.rootViewController.transitionCoordinator }
  }

  /// Calls a closure when no transition runs among the coordinators' controllers: now, or once it has ended.
  func awaitHost(_ body: @escaping @MainActor () -> Void) {
    let waits = busyCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.awaitHost(body) } ?? false
    if !waits { body() }
  }

  /// The host has shown or taken away something.
  ///
  /// While a change of the route is followed, its end looks at where the app is.
  func hostDidChange() {
    look()
    guard !isLookScheduled else { return }
    isLookScheduled = true
    // A host may tell its controllers in the middle of what it does.
    Task { @MainActor [weak self] in
      self?.isLookScheduled = false
      self?.look()
    }
  }

  /// Takes where the app is over, once no transition runs.
  func look() {
    guard running == nil, root != nil, awaited == nil else { return }
    let busy = busyCoordinator
    let waits = busy?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.awaited = nil
      self?.look()
    }
    if waits == true { awaited = busy } else { takeOver() }
  }

  /// Takes where the app is over into the store, with the changes that are still to be followed.
  /// - Parameter completes: Whether it is what a change of the route has led to.
  /// - Returns: The route that is shown.
  @discardableResult func takeOver(completes: Bool = false) -> Route {
    guard let root else { return last }
    root.reconcileTree()
    let shown = root.route
    let wanted = waiting.reduce(shown) { $1.change($0) }
    if wanted != last { store.note(completes) { _ in wanted } }
    watchTree()
    return shown
  }

  /// Listens to the controllers of all coordinators and to the screens of their stacks, each once.
  func watchTree() {
    root?.forEachInTree { [weak self] coordinator in
      guard let self else { return }
      let controller = coordinator.rootViewController
      for screen in [controller] + ((controller as? UINavigationController)?.viewControllers ?? []) {
        ControllerNotes.of(screen).listen(screen, for: self)
      }
    }
  }
}
