/// One of those that a store tells of its states: an observer, or a group of them that select the same part.
///
/// `@unchecked Sendable`: only the main actor uses it. It is not bound to it in the type, as the closures with which a list is
/// walked would then ask for the actor at each entry, which costs more than all the rest.
@usableFromInline
final class StoreEntry: @unchecked Sendable {
  /// Looks at the state, or at the part of it that the group selects, and tells what is new; whether it is still there.
  @usableFromInline typealias Tell = @MainActor (UnsafeRawPointer) -> Bool

  /// The closure that it was made with, as one that may be called without asking for the actor.
  let tell: UncheckedTell
  /// Whom it tells, where that is an object; the entry ends with it.
  private(set) weak var owner: AnyObject?
  let ownerID: ObjectIdentifier?
  /// Where it is in its list; nil before it is in one and after it has left.
  @exclusivity(unchecked) var index: Int?
  /// The version of the state at which it came.
  @exclusivity(unchecked) var joined = 0
  weak var list: EntryList?

  @usableFromInline
  init(owner: AnyObject?, tell: @escaping Tell) {
    self.owner = owner
    ownerID = owner.map(ObjectIdentifier.init)
    self.tell = UncheckedTell(tell)
  }

  /// Whether it has ended, as whom it told has gone.
  var isOrphan: Bool { ownerID != nil && owner == nil }

  /// Ends it; nothing is told to it any more.
  func cancel() { list?.remove(self) }
}
