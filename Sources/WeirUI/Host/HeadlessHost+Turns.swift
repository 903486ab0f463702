#if !canImport(UIKit)
  extension HeadlessHost {
    /// A window has something to do.
    public func needsTurn(_ window: UIWindow) {
      windowsInNeed.append(window)
      scheduleTurn()
    }

    /// A window that was hidden and has nothing to begin or to tell is forgotten, so that it is released with the program's.
    public func windowDidChange(_ window: UIWindow) {
      guard window.isHidden, window.turn.queues.isEmpty, window.turn.appearing.isEmpty else { return }
      window.turn.isRequested = false
      windowsInNeed.removeAll { $0 === window }
    }

    /// A transition has begun; it ends as `pace` says.
    public func begin(_ transition: ScreenTransition) {
      transitions.append(transition)
      onTransition?(transition)
      if !transition.isInteractive { plan(transition, pace) }
    }

    /// The window has been laid out.
    public func didLayOut(_ window: UIWindow) { onLayout?(window) }

    /// A transition has ended.
    public func didEnd(_ transition: ScreenTransition) {
      transitions.removeAll { $0 === transition }
      timed.removeValue(forKey: ObjectIdentifier(transition))?.cancel()
      onTransition?(transition)
      resumeSettlers()
    }

    func plan(_ transition: ScreenTransition, _ pace: Pace) {
      switch pace {
      case .nextTurn: finishNextTurn(transition)
      case .held: resumeSettlers()
      case .slow(let duration, let clock):
        if transition.isAnimated { finish(transition, after: duration, clock) } else { finishNextTurn(transition) }
      case .each(let choose): plan(transition, choose(transition))
      }
    }

    private func finishNextTurn(_ transition: ScreenTransition) {
      due.append(transition)
      scheduleTurn()
    }

    private func finish<C: Clock>(_ transition: ScreenTransition, after duration: Duration, _ clock: C)
    where C.Duration == Duration {
      let deadline = clock.now.advanced(by: duration)
      timed[ObjectIdentifier(transition)] = Task { @MainActor in
        try? await clock.sleep(until: deadline, tolerance: nil)
        transition.finish()
      }
    }

    private func scheduleTurn() {
      guard !isTurnScheduled, !isInTurn else { return }
      isTurnScheduled = true
      Task { @MainActor in
        isTurnScheduled = false
        performTurn()
      }
    }

    /// Whether the next turn has anything to do.
    var hasWork: Bool { !windowsInNeed.isEmpty || !due.isEmpty }

    /// One turn: windows begin what waits and lay out; then what is due ends.
    func performTurn() {
      guard !isInTurn else { return }
      isInTurn = true
      let windows = windowsInNeed
      windowsInNeed.removeAll(keepingCapacity: true)
      for window in windows { window.performTurn() }
      let ending = due
      due.removeAll(keepingCapacity: true)
      for transition in ending { transition.finish() }
      isInTurn = false
      if hasWork { scheduleTurn() }
      resumeSettlers()
    }
  }
#endif
