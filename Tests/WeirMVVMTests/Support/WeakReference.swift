/// Tells whether an object still lives.
final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }

  var isGone: Bool { object == nil }
}
