/// The last sink of a subscription to a trait: hands the first event to closures.
///
/// What follows an element ends the subscription, but the closures are not told of it.
private final class OutcomeSink<Element>: Sink<Element>, @unchecked Sendable {
  private let trait: String
  private let lifetime: Lifetime
  private let onElement: (@Sendable (Element) -> Void)?
  private let onError: (@Sendable (any Error) -> Void)?
  private let onCompleted: (@Sendable () -> Void)?
  private let disposed: (any Disposable)?
  private let callStack: [String]
  // Only the sender touches it, one event at a time.
  @exclusivity(unchecked) private var isOver = false

  init(
    _ trait: String, _ lifetime: Lifetime, onElement: (@Sendable (Element) -> Void)?,
    onError: (@Sendable (any Error) -> Void)?, onCompleted: (@Sendable () -> Void)?, disposed: (any Disposable)?
  ) {
    self.trait = trait
    self.lifetime = lifetime
    self.onElement = onElement
    self.onError = onError
    self.onCompleted = onCompleted
    self.disposed = disposed
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  override func next(_ element: Element) {
    if isOver || lifetime.isDisposed { return }
    isOver = true
    onElement?(element)
    disposed?.dispose()
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if !isOver { finish(error) }
    lifetime.dispose()
  }

  private func finish(_ error: (any Error)?) {
    isOver = true
    if let error {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
    } else if let onCompleted {
      onCompleted()
    } else {
      WeirDiagnostics.report(
        trait, rule: "it must not complete without an element", value: "\(Element.self)",
        remedy: "send an element or an error, or use a Maybe")
    }
    disposed?.dispose()
  }
}

extension Observable {
  /// Subscribes closures for one outcome.
  /// - Parameter onCompleted: Is told that there is no element; nil where there must be one.
  func subscribeOutcome(
    _ trait: String, onElement: (@Sendable (Element) -> Void)?, onError: (@Sendable (any Error) -> Void)?,
    onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let lifetime = Lifetime()
    let disposed = onDisposed.map { Disposables.create(with: $0) }
    let sink = OutcomeSink(
      trait, lifetime, onElement: onElement, onError: onError, onCompleted: onCompleted, disposed: disposed)
    start(sink, lifetime)
    // After what the sources hold, so that it is told last.
    if let disposed { lifetime.add(disposed) }
    return lifetime
  }
}
