#if !canImport(UIKit)
  /// What a window does in its next turn.
  struct WindowTurn {
    var isRequested = false
    var queues: [TransitionQueue] = []
    var appearing: [UIViewController] = []
  }

  extension UIWindow {
    /// Begins the transitions that wait, lays out what needs it, and calls `viewDidAppear` of what has been added.
    ///
    /// For hosts, which are asked for it by `ScreenHost.needsTurn`. It is UIKit's commit at the end of a turn of the main
    /// run loop.
    public func performTurn() {
      turn.isRequested = false
      let queues = turn.queues
      turn.queues.removeAll(keepingCapacity: true)
      for queue in queues {
        queue.isScheduled = false
        queue.advance()
      }
      if layoutState.needsLayout || layoutState.hasDirtyDescendants {
        layoutPass()
        host?.didLayOut(self)
      }
      guard !turn.appearing.isEmpty else { return }
      let appearing = turn.appearing
      turn.appearing.removeAll(keepingCapacity: true)
      for controller in appearing { controller.turnIsOver() }
    }

    /// Whether there is anything to do in a next turn.
    public var needsTurn: Bool { turn.isRequested }

    /// A view in the window needs layout.
    func needsLayoutPass() { requestTurn() }

    /// The transitions of a container begin in the next turn.
    func startsNextTurn(_ queue: TransitionQueue) {
      queue.isScheduled = true
      turn.queues.append(queue)
      requestTurn()
    }

    /// A controller whose view has been added has appeared in the next turn, or at once where nothing gives turns.
    func appearsNextTurn(_ controller: UIViewController) {
      controller.flags.insert(.awaitsTurn)
      guard host != nil else { return controller.turnIsOver() }
      turn.appearing.append(controller)
      requestTurn()
    }

    func requestTurn() {
      guard !turn.isRequested, isShown, let host else { return }
      turn.isRequested = true
      host.needsTurn(self)
    }
  }
#endif
