extension Observable {
  /// A property that a delegate is told about: its value at first, and then at each change.
  static func property<Object: AnyObject & Sendable>(
    _ object: Object, changes: @escaping @MainActor @Sendable (Object) -> ControlEvent<Void>,
    _ getter: @escaping @MainActor @Sendable (Object) -> Element,
    _ setter: @escaping @MainActor @Sendable (Object, Element) -> Void
  ) -> ControlProperty<Element> {
    let values = Observable<Element>.onMain(object) { object, observer in
      let reference = WeakReference(object)
      let subscription = changes(object).bind {
        if let object = reference.object { observer.onNext(getter(object)) }
      }
      observer.onNext(getter(object))
      return subscription
    }
    return ControlProperty(values: values, valueSink: Binder(object, binding: setter))
  }
}
