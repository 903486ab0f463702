extension PresentingCoordinator {
  /// Whether what is presented has to go or to prepare, or the root coordinator has.
  public func needsToPrepareForRoute(_ route: Route?) -> Bool {
    reconcile()
    guard let route else { return presented != nil || rootCoordinator.needsToPrepareForRoute(nil) }
    let (rootRoute, presentable) = parsePresentableRoute(route)
    if rootCoordinator.needsToPrepareForRoute(rootRoute) { return true }
    guard let presented else { return false }
    guard let presentable, presentable.scene.tag == presented.tag else { return true }
    return presented.coordinator.needsToPrepareForRoute(presentable.route)
  }

  /// Dismisses what is presented, unless the route has it too, and then has the root coordinator prepare.
  public func prepareForRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    reconcile()
    let parts = route.map(parsePresentableRoute)
    let done: @MainActor () -> Void = { [weak self] in
      guard let root = self?.rootCoordinator, root.needsToPrepareForRoute(parts?.rootRoute) else {
        return completionHandler()
      }
      self?.call(root, "prepareForRoute(\(parts?.rootRoute ?? []))") {
        root.prepareForRoute(parts?.rootRoute, completionHandler: $0)
      } then: {
        completionHandler()
      }
    }
    guard let presented else { return done() }
    guard let presentable = parts?.presentable, presentable.scene.tag == presented.tag else {
      return call(self, "dismiss") {
        dismiss(completionHandler: $0)
      } then: { [weak self] in
        if self?.presented == nil { done() } else { completionHandler() }
      }
    }
    call(presented.coordinator, "prepareForRoute(\(presentable.route))") {
      presented.coordinator.prepareForRoute(presentable.route, completionHandler: $0)
    } then: {
      done()
    }
  }

  /// Dismisses what does not belong to the route, has the root coordinator show its part, and presents the rest.
  public func setRoute(_ route: Route?, completionHandler: @escaping () -> Void) {
    reconcile()
    guard let route else { return dismiss(completionHandler: completionHandler) }
    guard route != self.route else { return completionHandler() }
    let (rootRoute, presentable) = parsePresentableRoute(route)
    let present: @MainActor () -> Void = { [weak self] in
      guard let self, let presentable else { return completionHandler() }
      self.present(scene: presentable.scene, route: presentable.route, completionHandler: completionHandler)
    }
    let showRoot: @MainActor () -> Void = { [weak self] in
      guard let self else { return completionHandler() }
      let root = self.rootCoordinator
      guard root.route != rootRoute else { return present() }
      self.call(root, "setRoute(\(rootRoute))") { root.setRoute(rootRoute, completionHandler: $0) } then: { present() }
    }
    stored = nil
    guard let presented, presented.tag != presentable?.scene.tag else { return showRoot() }
    call(self, "dismiss") {
      dismiss(completionHandler: $0)
    } then: { [weak self] in
      if self?.presented == nil { showRoot() } else { completionHandler() }
    }
  }

  /// Knows what the root coordinator knows, and what can be presented.
  public func check(_ route: Route, in plan: RoutePlan) throws(RouteError) {
    let (rootRoute, presentable) = parsePresentableRoute(route)
    try rootCoordinator.check(rootRoute, in: plan)
    guard let (route, scene) = presentable else { return }
    let coordinator: any AnyCoordinator =
      if let presented = presentedScene, presented.tag == scene.tag { presented.coordinator } else {
        plan.value(for: Route(scene.tag), of: self) { scene.buildCoordinator() }
      }
    try plan.check(route, with: coordinator, after: rootRoute + Route(scene.tag))
  }
}

extension PresentingCoordinator {
  /// Presents a scene with a route, or stores it until the root coordinator's screen is there.
  public func present(scene: GeneratingScene, route: Route, completionHandler: @escaping () -> Void) {
    reconcile()
    guard let presented else { return presentNew(scene, route, completionHandler) }
    if presented.tag == scene.tag {
      return call(presented.coordinator, "setRoute(\(route))") {
        presented.coordinator.setRoute(route, completionHandler: $0)
      } then: {
        completionHandler()
      }
    }
    call(self, "dismiss") {
      dismiss(completionHandler: $0)
    } then: { [weak self] in
      guard let self, self.presented == nil else { return completionHandler() }
      self.presentNew(scene, route, completionHandler)
    }
  }

  private func presentNew(_ scene: GeneratingScene, _ route: Route, _ completionHandler: @escaping () -> Void) {
    guard rootViewController.viewIfLoaded?.window != nil else {
      store(scene, route)
      return completionHandler()
    }
    let planned = self.store.routing.running?.plan.take((any AnyCoordinator).self, for: Route(scene.tag), of: self)
    let coordinator = planned ?? scene.buildCoordinator()
    coordinator.start(route: route)
    let controller = coordinator.rootViewController
    controller.addLifecycleDelegate(self)
    router.present(controller, from: rootViewController) { [weak self] _ in
      guard let self, controller.presentingViewController != nil else { return completionHandler() }
      self.presented = Scene(tag: scene.tag, coordinator: coordinator)
      coordinator.presentStored { completionHandler() }
    }
  }

  /// Dismisses what is presented, after it has prepared.
  public func dismiss(completionHandler: @escaping () -> Void) {
    reconcile()
    guard let presented else { return completionHandler() }
    let coordinator = presented.coordinator
    let leave: @MainActor () -> Void = { [weak self] in
      guard let self else { return completionHandler() }
      self.router.dismiss(coordinator.rootViewController) { [weak self] _ in
        self?.reconcile()
        completionHandler()
      }
    }
    guard coordinator.needsToPrepareForRoute(nil) else { return leave() }
    call(coordinator, "prepareForRoute()") {
      coordinator.prepareForRoute(nil, completionHandler: $0)
    } then: {
      leave()
    }
  }
}
