#if !canImport(UIKit)
  extension HeadlessHost {
    /// Whether nothing is left that the host would do by itself: transitions that a test holds do not count.
    public var isSettled: Bool { !hasWork && timed.isEmpty && NextTurn.isEmpty && leakCheck?.isBusy != true }

    /// Waits until nothing is left to begin, to lay out or to end, and others on the main actor have had their turn.
    ///
    /// It takes the turns itself, so it is quick. It does not wait for what a test holds, and it waits for a clock that
    /// makes transitions slow, so another task has to move a virtual one.
    public func settle() async {
      // A host at rest gives way, so that who settles until something else has happened does not keep it from happening.
      if isSettled { await Task.yield() }
      repeat {
        while hasWork { performTurn() }
        await MainTurn.shared.pass()
        if !hasWork, !timed.isEmpty, NextTurn.isEmpty { await withCheckedContinuation { settlers.append($0) } }
      } while !isSettled
    }

    func resumeSettlers() {
      guard !settlers.isEmpty, timed.isEmpty || hasWork else { return }
      let waiting = settlers
      settlers.removeAll()
      for settler in waiting { settler.resume() }
    }
  }
#endif
