/// What a subscriber wants of the states of a store: which part, and which of them to skip (ReSwift's form).
///
///     store.subscribe(self) { $0.select(\.profile.name).skipRepeats() }
///
/// A description: the store makes of it what it needs. A part that is selected by key path and whose repeats are skipped costs
/// one comparison a state for all that select it; one that is selected by a closure costs one call each.
@preconcurrency
@MainActor
public final class Subscription<State> {
  /// Reads the part of a state at an address; nil where values are pushed by a closure of the user's.
  @usableFromInline let read: (@MainActor (UnsafeRawPointer) -> State)?
  /// Whether it is the whole state of the store.
  @usableFromInline let isWhole: Bool
  /// The path from the store's state, where nothing but key paths have led here.
  @usableFromInline let path: AnyKeyPath?
  /// Where in the store's state the part lies, if it is stored there.
  @usableFromInline let offset: Int?
  /// What has to let a state pass before the part is selected.
  @usableFromInline let filters: [SubscriptionFilter]
  /// Whether a part is to be skipped after the one before.
  @usableFromInline let isRepeat: ((State, State) -> Bool)?
  /// Whether only equal parts are skipped.
  @usableFromInline let skipsEqualOnly: Bool

  /// Gets each old and new value; for extensions that push values on (see `init(sink:)`).
  public var observer: ((State?, State) -> Void)?

  @usableFromInline
  init(
    read: (@MainActor (UnsafeRawPointer) -> State)?, path: AnyKeyPath?, offset: Int?,
    filters: [SubscriptionFilter] = [], isRepeat: ((State, State) -> Bool)? = nil, skipsEqualOnly: Bool = false,
    isWhole: Bool = false
  ) {
    self.read = read
    self.isWhole = isWhole
    self.path = path
    self.offset = offset
    self.filters = filters
    self.isRepeat = isRepeat
    self.skipsEqualOnly = skipsEqualOnly
  }

  /// Makes a subscription whose values a closure pushes.
  /// - Parameter sink: Gets, at once, the function with which to push an old and a new value.
  public convenience init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
    self.init(read: nil, path: nil, offset: nil)
    // Held by what pushes: each subscription holds those that follow it.
    sink { [self] old, new in observer?(old, new) }
  }

  /// The whole state of a store.
  @usableFromInline
  @MainActor
  static func whole() -> Subscription<State> {
    Subscription(
      read: { $0.assumingMemoryBound(to: State.self).pointee }, path: \State.self as AnyKeyPath, offset: 0,
      isWhole: true)
  }
}

/// Decides whether a state passes; made anew for each subscriber, since it remembers the state before.
@usableFromInline typealias SubscriptionFilter = @MainActor () -> @MainActor (UnsafeRawPointer) -> Bool
