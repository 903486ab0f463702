/// A key that a person presses while a line is edited.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end
  case wordLeft, wordRight
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D.
  case endOfInput
  /// Ctrl-K.
  case killToEnd
  /// Ctrl-U.
  case killToStart
  /// Ctrl-W.
  case killWord
  /// Ctrl-L.
  case clearScreen
}
