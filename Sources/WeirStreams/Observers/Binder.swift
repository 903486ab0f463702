/// An observer that sets something of an object on the main actor, and does not keep the object alive.
///
/// It may be told on any thread. On the main actor it binds at once, from elsewhere soon after, in the order in which the
/// values came. When the object has gone, nothing happens any more. A binder takes no errors: one that comes is a fault of
/// the program, which is reported.
public struct Binder<Value>: ObserverType {
  private let bind: @Sendable (Value) -> Void

  /// Makes a binder whose closure runs on the main actor.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, binding: @escaping @MainActor @Sendable (_ target: Target, _ value: Value) -> Void
  ) {
    let target = Weak(target)
    let door = MainActorDoor()
    let set: @MainActor @Sendable (Value) -> Void = { value in
      if let target = target.object { binding(target, value) }
    }
    bind = { door.run($0, set) }
  }

  /// Makes a binder whose closure runs on a scheduler.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    binding: @escaping @Sendable (_ target: Target, _ value: Value) -> Void
  ) {
    let target = Weak(target)
    bind = { value in
      _ = scheduler.schedule(value) { value in
        if let target = target.object { binding(target, value) }
        return Disposables.create()
      }
    }
  }

  /// Binds an element.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): bind(value)
    case .error(let error): refuse(error)
    case .completed: break
    }
  }

  private func refuse(_ error: any Error) {
    WeirDiagnostics.report(
      "Binder", rule: "an error cannot be bound", value: "\(error)", remedy: "catch it before, or bind a Driver")
  }

  /// This binder as an `AnyObserver`.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: { on($0) }) }
}
