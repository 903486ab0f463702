#if !canImport(UIKit)
  public import Foundation

  /// What a person can do with a view, as a host carries it out.
  ///
  /// A person's act sends the events and asks the delegates that a touch or a key would in UIKit; setting a property from
  /// the program does neither.
  public enum PersonAct: Hashable, Sendable {
    /// Taps it, so many times in a row.
    case tap(count: Int = 1)
    /// Presses it for long.
    case longPress
    /// Swipes over it.
    case swipe(UISwipeGestureRecognizer.Direction)
    /// Drags a finger over it by a distance, and lifts it.
    case drag(x: CGFloat, y: CGFloat)
    /// Types a text, character by character.
    case type(String)
    /// Puts a text in the place of a part of the present one, as when pasting.
    case replace(NSRange, String)
    /// Deletes the selected text, or the character before the cursor.
    case deleteBackward
    /// Taps the button that clears it.
    case clear
    /// Presses return.
    case pressReturn
    /// Taps the cancel button that belongs to it.
    case cancel
    /// Taps the button of the bookmarks that belongs to it.
    case bookmarks
    /// Taps the button of recent results that belongs to it.
    case recentResults
    /// Stops editing.
    case endEditing
    /// Moves it to a value.
    case setValue(Double)
    /// Chooses a date.
    case setDate(Date)
    /// Chooses one of its choices: a segment, a page, a tab.
    case choose(Int)
    /// Turns a wheel to a row.
    case spin(component: Int, row: Int)
    /// Makes it more by a step.
    case increment
    /// Makes it less by a step.
    case decrement
    /// Pulls the content down, so that it refreshes.
    case pullToRefresh
    /// Chooses an entry of its menu, by title.
    case chooseFromMenu(String)
    /// Does something with a row of a table.
    case row(IndexPath, RowAct)

    /// What a person can do with a row of a table.
    public enum RowAct: Hashable, Sendable {
      /// Taps it.
      case tap
      /// Taps the button at its end.
      case tapAccessory
      /// Swipes it, and taps an action by its title.
      case swipeAction(String)
      /// Deletes it, by the red button in editing mode or by a swipe.
      case delete
      /// Inserts, by the green button in editing mode.
      case insert
      /// Drags it to another place in editing mode.
      case move(to: IndexPath)
    }
  }
#endif
