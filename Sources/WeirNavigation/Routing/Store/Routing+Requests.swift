import WeirReporting

// The changes of the route, one after the other.
extension Routing {
  /// Takes a coordinator as the one that shows the whole route.
  func setRoot(_ coordinator: (any AnyCoordinator)?) {
    if let running {
      abandon(running)
      waiting.insert(running, at: 0)
      self.running = nil
    }
    root = coordinator
    guard let coordinator else { return resumeIdlers() }
    let route = store.read() ?? []
    if waiting.isEmpty, route != coordinator.route { waiting = [RouteRequest { _ in route }] }
    store.whenFree { [weak self] in
      self?.watchTree()
      self?.advance()
    }
  }

  /// Begins what waits, until one has to be waited for.
  func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    while running == nil, root != nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      running = next
      next.hasBegun = false
      // Its turn comes when the router has carried out what it was asked for before.
      router.perform("follow the route", in: root?.rootViewController) { confirm in
        confirm(.finished)
      } completion: { [weak self] _ in
        self?.awaitHost { self?.begin(next) }
      }
      if running === next { startTimer(next) }
    }
    isAdvancing = false
    resumeIdlers()
  }

  private func begin(_ request: RouteRequest) {
    guard running === request, !request.hasBegun else { return }
    guard let root else { return end(request) }
    request.hasBegun = true
    request.firstTransition = router.lastNumber
    root.reconcileTree()
    let base = root.route
    let target = request.change(base)
    request.target = target
    if target == base { return end(request) }
    do { try root.check(target, in: request.plan) } catch { return end(request, error) }
    prepare(root, target, request)
  }

  private func prepare(_ root: any AnyCoordinator, _ target: Route, _ request: RouteRequest) {
    let show: @MainActor () -> Void = { [weak self, weak root] in
      guard let self, let root, self.running === request else { return }
      CoordinatorCall.run(root, "setRoute(\(target))", of: self) {
        root.setRoute(target, completionHandler: $0)
      } then: {
        [weak self, weak root] in
        guard let self, let root, self.running === request else { return }
        root.presentStored { [weak self] in self?.end(request) }
      }
    }
    guard root.needsToPrepareForRoute(target) else { return show() }
    CoordinatorCall.run(root, "prepareForRoute(\(target))", of: self) {
      root.prepareForRoute(target, completionHandler: $0)
    } then: { [weak self] in
      guard let self else { return }
      // What had to go stays: then the rest would be shown below it, or take the coordinator away from it.
      let mayBeLeft = !self.unfinished(of: request).isEmpty && self.root?.needsToPrepareForRoute(target) == true
      if mayBeLeft { self.end(request) } else { show() }
    }
  }

  /// One has been followed, or given up; only the one that runs can.
  private func end(_ request: RouteRequest, _ error: RouteError? = nil) {
    guard running === request else { return }
    request.timer?.cancel()
    running = nil
    checked = nil
    let error = error ?? failure(of: request)
    let shown = takeOver(completes: true)
    // The host may still give up what the router waits for no more.
    if busyCoordinator != nil { look() }
    // What the completions ask for waits until all have returned.
    let wasAdvancing = isAdvancing
    isAdvancing = true
    if let error { errors.accept(error) }
    for completion in request.completions { completion(error.map { .failure($0) } ?? .success(shown)) }
    isAdvancing = wasAdvancing
    advance()
  }

  /// Why a request has not led where it was to lead, or nil.
  private func failure(of request: RouteRequest) -> RouteError? {
    let target = request.target ?? request.change(last)
    guard let root else { return RouteError(.notHandled, at: target.count, of: target, coordinator: rootName) }
    let actual = root.route
    let unfinished = unfinished(of: request)
    if actual == target || (unfinished.isEmpty && actual.isPrefixed(with: target)) { return nil }
    let index = actual.commonPrefix(with: target).count
    return RouteError(
      request.isLost ? .lost(actual: actual) : .notReached(actual: actual, transitions: unfinished), at: index,
      of: target, coordinator: rootName)
  }

  /// The transitions since it began that have not led where they were to lead.
  private func unfinished(of request: RouteRequest) -> [TransitionRecord] {
    router.history.filter { $0.number > request.firstTransition && $0.outcome != .finished }
  }

  // MARK: The deadline

  private func startTimer(_ request: RouteRequest) {
    let (clock, deadline) = (router.clock, router.deadline)
    request.timer?.cancel()
    request.timer = Task { @MainActor [weak self, weak request] in
      do { try await clock.sleep(for: deadline) } catch { return }
      guard let self, let request, self.running === request else { return }
      self.timeIsUp(request)
    }
  }

  /// The router has its own deadline, and a finger has none: while one of them is at work the time begins again.
  private func timeIsUp(_ request: RouteRequest) {
    guard router.isIdle, busyCoordinator?.isInteractive != true else { return startTimer(request) }
    guard request.hasBegun else {
      startTimer(request)
      return begin(request)
    }
    let call = CoordinatorCall.latest(of: self) ?? "\(rootName)"
    WeirDiagnostics.report(
      "Routing", rule: "a coordinator calls its completion handler within \(router.deadline)",
      value: "\(call) has not, on the way to \(request.target ?? [])",
      remedy: "call it on every path, also where nothing is to be done; the next change of the route begins now")
    request.isLost = true
    abandon(request)
    end(request)
  }

  /// What its coordinators still call has no effect.
  private func abandon(_ request: RouteRequest) {
    request.timer?.cancel()
    CoordinatorCall.abandonAll(of: self)
  }

  /// A completion handler was thrown away without being called.
  func lose() { running?.isLost = true }
}
