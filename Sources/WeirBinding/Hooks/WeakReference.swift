/// A reference that does not keep its object alive.
///
/// `@unchecked Sendable`: a weak reference may be read on any thread, and is never changed.
struct WeakReference<Object: AnyObject & Sendable>: @unchecked Sendable {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
