#if !canImport(UIKit)
  /// Someone who listens to events of a control.
  @MainActor
  final class ControlListener {
    /// What is called.
    enum Callee {
      case action(UIAction)
      case method(TargetAction)
    }

    let callee: Callee
    var events: UIControl.Event

    init(_ callee: Callee, _ events: UIControl.Event) {
      self.callee = callee
      self.events = events
    }

    var action: UIAction? {
      if case .action(let action) = callee { action } else { nil }
    }

    var target: AnyObject? {
      if case .method(let method) = callee { method.target } else { nil }
    }

    /// Whether it listens to nothing any more, or to a target that is gone.
    var isSpent: Bool { events.isEmpty || action == nil && target == nil }
  }

  extension UIControl {
    /// Calls an action at events.
    ///
    /// An action that is known by the same identifier and listens to these events is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
      for listener in listeners where listener.action?.identifier == action.identifier {
        if listener.action === action {
          listener.events.formUnion(controlEvents)
          return
        }
        listener.events.subtract(controlEvents)
      }
      add(.action(action), controlEvents)
    }

    /// Calls an action at events no more.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
      remove(controlEvents) { $0.action?.identifier == action.identifier }
    }

    /// Calls the action that is known by an identifier at events no more.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
      remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// Calls a method of an object at events; the object is not kept.
    ///
    /// `addTarget(self, action: Screen.tapped, for: .touchUpInside)`: a method takes the place of UIKit's selector.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
      add(.method(TargetAction(target) { target, _, _ in action(target)() }), controlEvents)
    }

    /// Calls a method of an object with the control; the object is not kept.
    public func addTarget<Target: AnyObject, Sender>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
      for controlEvents: Event
    ) {
      let method = TargetAction(target) { target, sender, _ in
        if let sender = sender as? Sender { action(target)(sender) }
      }
      add(.method(method), controlEvents)
    }

    /// Calls a method of an object with the control and the touches, where there are any; the object is not kept.
    public func addTarget<Target: AnyObject, Sender>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
      for controlEvents: Event
    ) {
      let method = TargetAction(target) { target, sender, event in
        if let sender = sender as? Sender { action(target)(sender, event) }
      }
      add(.method(method), controlEvents)
    }

    /// Calls no methods of an object at events any more; nil is any object.
    ///
    /// One method cannot be told from another here, so all of them go.
    public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
      remove(controlEvents) { $0.action == nil && (target == nil || $0.target === target) }
    }

    /// The objects whose methods are called.
    public var allTargets: Set<AnyHashable> {
      Set(listeners.compactMap { $0.target }.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) })
    }

    /// The events that something listens to.
    public var allControlEvents: Event {
      listeners.reduce(into: []) { if !$1.isSpent { $0.formUnion($1.events) } }
    }

    func send(_ events: Event, event: UIEvent?) {
      for listener in listeners where !listener.events.isDisjoint(with: events) {
        // What was taken away by an earlier one has no events left.
        guard !listener.events.isDisjoint(with: events) else { continue }
        switch listener.callee {
        case .action(let action): sendAction(action)
        case .method(let method): method.call(sender: self, event: event)
        }
      }
    }

    private func add(_ callee: ControlListener.Callee, _ events: Event) {
      listeners.removeAll { $0.isSpent }
      listeners.append(ControlListener(callee, events))
    }

    private func remove(_ events: Event, where matches: (ControlListener) -> Bool) {
      for listener in listeners where matches(listener) { listener.events.subtract(events) }
      listeners.removeAll { $0.isSpent }
    }
  }
#endif
