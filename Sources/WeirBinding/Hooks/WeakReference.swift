/// A reference that does not keep its object alive.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// `@unchecked Sendable`: a weak reference may be read on any thread, and is never changed.
extension WeakReference: @unchecked Sendable where Object: Sendable {}
