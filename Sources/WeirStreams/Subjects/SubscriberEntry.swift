/// A place in a `SubscriberList`.
class SubscriberEntry: @unchecked Sendable {
  // `@unchecked Sendable`: the index belongs to whoever may change the list.
  /// Where it is in its list; nil before it is in one and after it has left.
  @exclusivity(unchecked) final var index: Int?
}
