/// Sets a delegate or a data source of an object for a while.
enum SetDelegate {
  /// Sets it on the main actor, at once from there; the result unsets it, unless another one has been set meanwhile.
  ///
  /// - Parameter keeping: What is kept alive for as long.
  static func run<Object: AnyObject & Sendable, Delegate>(
    _ object: Object, _ delegate: Delegate, get: @escaping @MainActor @Sendable (Object) -> Delegate?,
    set: @escaping @MainActor @Sendable (Object, Delegate?) -> Void
  ) -> any Disposable {
    // A delegate of a view belongs to the main actor.
    nonisolated(unsafe) let delegate = delegate
    let given = Unchecked(WeakReference(delegate as AnyObject))
    let reference = WeakReference(object)
    MainCall.run { set(object, delegate) }
    return Disposables.onMain {
      guard let object = reference.object, let present = get(object) else { return }
      if (present as AnyObject) === given.value.object { set(object, nil) }
    }
  }
}
