extension Reactive where Base: UIControl {
  /// The times at which the control sends any of some events.
  ///
  /// As all control events: no errors, sent on the main actor, nothing replayed; it completes when the control goes, and
  /// does not keep it alive. It may be subscribed to on any thread.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    let events = Observable<Void>.onMain(base) { control, observer in
      control.hear(controlEvents) { observer.onNext(()) }
    }
    return ControlEvent(events: events)
  }

  /// A property of the control that a person changes: its value at first, and then at each of some events.
  ///
  /// What the program sets is not sent. It completes when the control goes, and does not keep it alive.
  /// - Parameters:
  ///   - editingEvents: The events at which the person has changed it.
  ///   - getter: Reads the property.
  ///   - setter: Sets the property, which must not send the events.
  @preconcurrency
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping @MainActor @Sendable (Base) -> Value,
    setter: @escaping @MainActor @Sendable (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.onMain(base) { control, observer in
      let subscription = control.hear(editingEvents) { [weak control] in
        if let control { observer.onNext(getter(control)) }
      }
      observer.onNext(getter(control))
      return subscription
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  /// A property that a person changes with the events of all controls.
  func edited<Value>(
    _ getter: @escaping @MainActor @Sendable (Base) -> Value,
    _ setter: @escaping @MainActor @Sendable (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: getter, setter: setter)
  }
}

extension UIControl {
  /// Calls a closure at some events, until the result is disposed of; that does not keep the control alive.
  fileprivate func hear(_ events: UIControl.Event, _ body: @escaping @MainActor () -> Void) -> any Disposable {
    let action = UIAction { _ in body() }
    addAction(action, for: events)
    return Disposables.onMain { [weak self] in self?.removeAction(action, for: events) }
  }
}
