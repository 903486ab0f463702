/// What is to be done when the lock is free: observers take their turns, and what nobody needs any more is released.
@usableFromInline
struct Aftermath {
  /// Those who observe the key.
  @usableFromInline var watches = WatchList()
  /// Those whose queries may find it.
  @usableFromInline var queries = WatchList()
  /// Kept only until the lock is free: its `deinit`, or that of what it holds, may be a user's.
  @usableFromInline var garbage: AnyObject?

  @usableFromInline
  init() {}

  /// Tells those who are to be told; only under the lock.
  @usableFromInline
  func tell(_ step: AnyStep) {
    watches.forEach { $0.append(step) }
    queries.forEach { $0.append(step) }
  }

  /// Lets those who were told take their turns.
  @usableFromInline
  func run(_ idle: IdleList) {
    Turns.run(watches, queries)
    if idle.isBounded { idle.enforce() }
  }
}
