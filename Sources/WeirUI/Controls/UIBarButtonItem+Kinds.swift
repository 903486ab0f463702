#if !canImport(UIKit)
  public import Foundation

  extension UIBarButtonItem {
    /// How a button of a bar looks (UIKit).
    public enum Style: Int, Sendable {
      /// Plain.
      case plain
      /// As the button that finishes.
      case done = 2
    }

    /// The buttons that the system has (UIKit).
    public enum SystemItem: Int, Sendable {
      /// Finishes.
      case done
      /// Gives up.
      case cancel
      /// Begins editing.
      case edit
      /// Saves.
      case save
      /// Adds.
      case add
      /// Room that is shared out.
      case flexibleSpace
      /// Room of a width.
      case fixedSpace
      /// Writes something new.
      case compose
      /// Answers.
      case reply
      /// Shows what can be done.
      case action
      /// Puts in order.
      case organize
      /// Shows bookmarks.
      case bookmarks
      /// Searches.
      case search
      /// Loads again.
      case refresh
      /// Stops.
      case stop
      /// Takes a picture.
      case camera
      /// Throws away.
      case trash
      /// Plays.
      case play
      /// Halts.
      case pause
      /// Goes back.
      case rewind
      /// Goes on fast.
      case fastForward
      /// Undoes.
      case undo
      /// Does again.
      case redo
      /// Closes.
      case close = 24
    }

    /// Room that is shared out among all such items.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Room of a width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
      let item = UIBarButtonItem(systemItem: .fixedSpace)
      item.width = width
      return item
    }

    /// Whether it is only room.
    public var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
  }
#endif
