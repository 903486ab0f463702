extension ObservableType {
  /// Calls closures when something happens, and lets all events through.
  ///
  /// An error that a closure throws ends the stream in place of the event; one that is thrown after the end is dropped.
  /// - Parameters:
  ///   - onNext: Is called before an element is sent on.
  ///   - afterNext: Is called after an element has been sent on.
  ///   - onError: Is called before an error is sent on.
  ///   - afterError: Is called after an error has been sent on.
  ///   - onCompleted: Is called before the completion is sent on.
  ///   - afterCompleted: Is called after the completion has been sent on.
  ///   - onSubscribe: Is called before the source is subscribed to.
  ///   - onSubscribed: Is called after the source has been subscribed to.
  ///   - onDispose: Is called once, after the subscription to the source has ended in whatever way, and last of all.
  @inlinable
  @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    let hooks = DoHooks(
      onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    return Do(
      asObservable(), hooks,
      kernel: { element, sink, lifetime in
        if let onNext {
          try onNext(element)
          // What the closure did may have ended the subscription.
          if lifetime.isDisposed { return }
        }
        sink.next(element)
        try afterNext?(element)
      })
  }
}

/// The closures of a `do` that are not called for elements.
@usableFromInline
final class DoHooks: Sendable {
  let onError: (@Sendable (any Error) throws -> Void)?
  let afterError: (@Sendable (any Error) throws -> Void)?
  let onCompleted: (@Sendable () throws -> Void)?
  let afterCompleted: (@Sendable () throws -> Void)?
  let onSubscribe: (@Sendable () -> Void)?
  let onSubscribed: (@Sendable () -> Void)?
  let onDispose: (@Sendable () -> Void)?

  @usableFromInline
  init(
    onError: (@Sendable (any Error) throws -> Void)?, afterError: (@Sendable (any Error) throws -> Void)?,
    onCompleted: (@Sendable () throws -> Void)?, afterCompleted: (@Sendable () throws -> Void)?,
    onSubscribe: (@Sendable () -> Void)?, onSubscribed: (@Sendable () -> Void)?, onDispose: (@Sendable () -> Void)?
  ) {
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  func before(_ error: (any Error)?) throws {
    if let error { try onError?(error) } else { try onCompleted?() }
  }

  func hasAfter(_ error: (any Error)?) -> Bool { error == nil ? afterCompleted != nil : afterError != nil }

  func after(_ error: (any Error)?) throws {
    if let error { try afterError?(error) } else { try afterCompleted?() }
  }
}

/// The observable of `do`; its kernel is made in inlinable code.
@usableFromInline
final class Do<Element>: Observable<Element>, @unchecked Sendable {
  @usableFromInline typealias Kernel = (Element, Sink<Element>, Lifetime) throws -> Void

  private let source: Observable<Element>
  private let hooks: DoHooks
  private let kernel: Kernel

  @usableFromInline
  init(_ source: Observable<Element>, _ hooks: DoHooks, kernel: @escaping Kernel) {
    self.source = source
    self.hooks = hooks
    self.kernel = kernel
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    hooks.onSubscribe?()
    let disposal = hooks.onDispose.map { DoDisposal($0) }
    source.run(DoSink(sink, lifetime, hooks, kernel, disposal), lifetime)
    hooks.onSubscribed?()
    if let disposal { lifetime.add(disposal) }
  }
}

private final class DoSink<Element>: Sink<Element>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let hooks: DoHooks
  private let kernel: Do<Element>.Kernel
  private let disposal: DoDisposal?
  // Only the sender touches it.
  @exclusivity(unchecked) private var isEnded = false

  init(
    _ sink: Sink<Element>, _ lifetime: Lifetime, _ hooks: DoHooks, _ kernel: @escaping Do<Element>.Kernel,
    _ disposal: DoDisposal?
  ) {
    self.sink = sink
    self.lifetime = lifetime
    self.hooks = hooks
    self.kernel = kernel
    self.disposal = disposal
  }

  override func next(_ element: Element) {
    if isEnded { return }
    do {
      try kernel(element, sink, lifetime)
    } catch {
      isEnded = true
      sink.end(error)
    }
  }

  override func end(_ error: (any Error)?) {
    // What is downstream may have ended in answer to the last element.
    if isEnded || lifetime.isDisposed { return }
    isEnded = true
    do {
      try hooks.before(error)
    } catch {
      return sink.end(error)
    }
    if hooks.hasAfter(error) { endWithAfter(error) } else { sink.end(error) }
  }

  private func endWithAfter(_ error: (any Error)?) {
    disposal?.hold()
    sink.end(error)
    // The stream has ended, so there is nobody to send an error to.
    try? hooks.after(error)
    disposal?.release()
  }
}

/// Calls the closure for the disposal, though not before the closures for the end have been called.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
private final class DoDisposal: Disposable, @unchecked Sendable {
  private let lock = Lock()
  private var isHeld = false
  private var isDue = false
  private var action: (@Sendable () -> Void)?

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  func hold() { lock.withLock { isHeld = true } }

  func release() {
    call {
      isHeld = false
      return isDue
    }
  }

  func dispose() {
    call {
      isDue = true
      return !isHeld
    }
  }

  private func call(if mayCall: () -> Bool) {
    let action = lock.withLock {
      guard mayCall() else { return nil as (@Sendable () -> Void)? }
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}
