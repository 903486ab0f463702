/// A subscriber, not kept alive.
///
/// A capture list would do the same with a variable whose accesses are checked, which costs as much as the rest.
@usableFromInline
final class WeakSubscriber<Object: AnyObject> {
  // Only the main actor uses it, and nothing changes it but the end of the object.
  @exclusivity(unchecked) @usableFromInline weak var object: Object?

  @usableFromInline
  init(_ object: Object) {
    self.object = object
  }
}
