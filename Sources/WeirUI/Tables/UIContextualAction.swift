#if !canImport(UIKit)
  import Foundation

  /// What can be done with a row after a swipe (UIKit).
  @preconcurrency @MainActor
  open class UIContextualAction {
    /// How it looks (UIKit).
    public enum Style: Int, Sendable {
      /// As elsewhere.
      case normal
      /// Destroys something.
      case destructive
    }

    /// What it calls: with itself, the cell, and a closure to be called with whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How it looks.
    public final let style: Style
    /// What it calls.
    public final let handler: Handler
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// The color behind it.
    open var backgroundColor: UIColor! = .systemGray

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
      self.style = style
      self.title = title
      self.handler = handler
      backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
  }

  /// What a swipe over a row shows (UIKit).
  @preconcurrency @MainActor
  open class UISwipeActionsConfiguration {
    /// What can be done, from the edge inwards.
    public final let actions: [UIContextualAction]
    /// Whether a long swipe does the first.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }
  }
#endif
