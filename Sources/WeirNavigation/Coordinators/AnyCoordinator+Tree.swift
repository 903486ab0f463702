// A coordinator with all below it.
extension AnyCoordinator {
  /// Calls a closure with each, those above first.
  func forEachInTree(_ body: (any AnyCoordinator) -> Void) {
    body(self)
    for child in childCoordinators { child.forEachInTree(body) }
  }

  /// What a closure finds first, above before below.
  func firstInTree<Found>(_ find: (any AnyCoordinator) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for child in childCoordinators {
      if let found = child.firstInTree(find) { return found }
    }
    return nil
  }

  /// Lets go of what the host has taken away, above before below.
  func reconcileTree() {
    forEachInTree { $0.reconcile() }
  }

  /// Presents what those below have stored for when they are shown, one after the other.
  func presentStored(_ then: @escaping @MainActor () -> Void) {
    let next = firstInTree { coordinator -> (any AnyPresentingCoordinator & AnyCoordinator)? in
      guard coordinator.rootViewController.viewIfLoaded?.window != nil else { return nil }
      let presenting = coordinator as? any AnyPresentingCoordinator & AnyCoordinator
      return presenting?.hasStoredPresentable == true ? presenting : nil
    }
    guard let next else { return then() }
    call(next, "presentStoredPresentable") {
      next.presentStoredPresentable(completionHandler: $0)
    } then: { [weak self] in
      if let self { self.presentStored(then) } else { then() }
    }
  }
}

/// A completion handler that first presents what a coordinator, or one below it, has stored (Cordux).
///
/// For coordinators that show others: what `start(route:)` could not present is presented once the screen is there.
@preconcurrency @MainActor
public func wrapPresentingCompletionHandler(
  coordinator: any AnyCoordinator, completionHandler: @escaping () -> Void
) -> () -> Void {
  // Called by coordinators, which are on the main actor.
  { MainActor.assumeIsolated { coordinator.presentStored { completionHandler() } } }
}
