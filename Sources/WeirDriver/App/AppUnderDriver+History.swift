public import WeirState

extension AppUnderDriver {
  /// Offers to undo and to redo what a store or a reactor has gone through.
  public mutating func use<State>(history: History<State>) {
    undo = { history.undo() }
    redo = { history.redo() }
  }
}
