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

  /// Ends it when a stream sends.
  func when<Events: ObservableType>(_ events: Events) {
    events.asObservable().map { _ in () }.take(1).asSignal(onErrorSignalWith: .empty()).emit { self(.finished) }
      .disposed(by: transition.bag)
  }
}
