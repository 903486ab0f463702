/// A command of a script or of the prompt.
public enum Command: Sendable, Hashable {
  /// Taps an element.
  case tap(ElementName)
  /// Taps beside what is presented.
  case tapOutside
  /// Types a text into a field, in the place of what it holds.
  case type(String, into: ElementName)
  /// Empties a field.
  case clear(ElementName)
  /// Presses return in the field that is edited, or in the named one.
  case pressReturn(ElementName?)
  /// Moves a slider to a value.
  case set(ElementName, Double)
  /// Makes the value of a stepper more.
  case increase(ElementName)
  /// Makes the value of a stepper less.
  case decrease(ElementName)
  /// Chooses a row of a list, or a value of a wheel.
  case choose(RowChoice)
  /// Goes to the screen below.
  case back
  /// Swipes over the screen, or over an element.
  case swipe(SwipeDirection, ElementName?)
  /// Swipes a row, and taps the action that appears.
  case swipeRow(ElementName, action: String)
  /// Scrolls the list in front, or a named one.
  case scroll(SwipeDirection, ElementName?)
  /// Pulls the list in front, or a named one, until it refreshes.
  case refresh(ElementName?)
  /// Taps a tab.
  case tab(ElementName)
  /// Opens a link.
  case open(String)
  /// Shows where the app is.
  case route
  /// Shows the live tree of flows, coordinators and screens.
  case tree
  /// Shows where the latest steps went.
  case steps
  /// Goes to the state before.
  case undo
  /// Goes to the state after.
  case redo
  /// Keeps the state for the next start.
  case save
  /// Shows what is on the screen.
  case outline
  /// Compares what is with what should be.
  case expect(Expectation)
  /// Explains the commands, or one of them.
  case help(String?)
  /// Ends.
  case quit
}
