/// What a transition calls when the host has carried it out.
///
/// On the main actor. The first call counts; what comes later, also after the deadline, is ignored.
@preconcurrency @MainActor
public struct TransitionConfirmation {
  weak var router: Router?
  let transition: PendingTransition

  /// Says how it has ended.
  public func callAsFunction(_ outcome: TransitionOutcome) { router?.end(transition, outcome) }

  /// Ends it as the transition of the host that begins or runs in a controller does.
  /// - Returns: Whether there is one that says how it ends.
  @discardableResult public func follow(_ controller: UIViewController?) -> Bool {
    controller?.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      self(context.isCancelled ? .cancelled : .finished)
    } ?? false
  }

  /// Ends it as cancelled when the host gives up the transition that leads to a controller.
  ///
  /// Other transitions of the same controllers, such as a push that still runs in a stack that is presented, may end before.
  func cancel(withTransitionsOf controllers: [UIViewController], to target: UIViewController) {
    for controller in controllers {
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        guard context.viewController(forKey: .to) === target else {
          return cancel(withTransitionsOf: [controller], to: target)
        }
        if context.isCancelled { self(.cancelled) }
      }
    }
  }

  /// Ends it when something happens in a controller.
  func when<Events: ObservableType>(_ events: Events) {
    events.take(1).bind { _ in self(.finished) }.disposed(by: transition.bag)
  }

  /// Ends it in the turn after something has happened in a controller.
  func nextTurn<Events: ObservableType>(after events: Events) {
    events.take(1).bind { _ in Task { @MainActor in self(.finished) } }.disposed(by: transition.bag)
  }
}
