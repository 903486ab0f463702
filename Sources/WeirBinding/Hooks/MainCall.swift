import Dispatch

/// Runs code of the main actor from code that belongs to no actor.
enum MainCall {
  /// Runs the body at once where the main queue runs, else soon.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async { body() } }
  }
}

extension Disposables {
  /// A disposable that calls the closure on the main actor, once: at once where the main queue runs, else soon.
  static func onMain(_ dispose: @escaping @MainActor @Sendable () -> Void) -> any Disposable {
    Disposables.create { MainCall.run(dispose) }
  }
}

extension Observable {
  /// A stream that is set up on the main actor with an object, which it does not keep alive.
  ///
  /// It must be subscribed to on the main queue, as `ControlEvent` and `ControlProperty` see to. Where the object has gone
  /// it completes at once, and else when the object goes.
  static func onMain<Object: AnyObject & Sendable>(
    _ object: Object, _ connect: @escaping @MainActor @Sendable (Object, AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    let reference = WeakReference(object)
    return create { observer in
      guard let object = reference.object else {
        observer.onCompleted()
        return Disposables.create()
      }
      return MainActor.assumeIsolated {
        let end = EndOfLife.of(object).subscribe(observer)
        return Disposables.create(connect(object, observer), end)
      }
    }
  }
}
