/// The last sink of a subscription: hands the events to closures, and ends the subscription at their end.
@usableFromInline
final class ClosureSink<Element>: Sink<Element>, @unchecked Sendable {
  private let lifetime: Lifetime
  private let onNext: ((Element) -> Void)?
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let disposed: (any Disposable)?
  private let callStack: [String]

  @usableFromInline
  init(
    _ lifetime: Lifetime, onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (@Sendable () -> Void)?
  ) {
    self.lifetime = lifetime
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    disposed = onDisposed.map { Disposables.create(with: $0) }
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  /// The sources are disposed of before the closure for the end is called; so it comes last.
  @usableFromInline
  func isSetUp() {
    if let disposed { lifetime.add(disposed) }
  }

  override func next(_ element: Element) {
    if !lifetime.isDisposed { onNext?(element) }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { report(error) } else { onCompleted?() }
    disposed?.dispose()
    lifetime.dispose()
  }

  private func report(_ error: any Error) {
    if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
  }
}
