/// A place in a `SubscriberList`.
///
/// It is what a lifetime disposes of, as it is not generic: to hold a generic class as a disposable takes a lookup of its
/// type at each subscription.
class SubscriberEntry: Disposable, @unchecked Sendable {
  // `@unchecked Sendable`: the index belongs to whoever may change the list.
  /// Where it is in its list; nil before it is in one and after it has left.
  @exclusivity(unchecked) final var index: Int?

  /// Unsubscribes; nothing to do for what is in no list.
  func dispose() {}
}
