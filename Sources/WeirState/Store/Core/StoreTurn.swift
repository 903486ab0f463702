/// What a store does in one turn.
enum StoreTurn {
  /// An action, from the first middleware on.
  case action(any Action)
  /// An action that a middleware function has handed on later, from there on.
  case rest(any Action)
  /// A change of the state that no reducer makes, such as a jump in its history, and the action that stands for it.
  case change(any Action, () -> Void)
  /// Code of a module above, whose actions and changes are parts of its turn.
  case call(() -> Void)
}
