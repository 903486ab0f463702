/// What a store is doing.
@usableFromInline
enum StorePhase {
  /// Nothing: an action is handled at once.
  case idle
  /// Running a thunk: its actions are handled at once, as parts of its turn.
  case thunk
  /// Handling an action, outside of the reducer.
  case handling
  /// Telling the observers.
  case notifying
  /// Running the reducer, which must not dispatch.
  case reducing
}
