#if !canImport(UIKit)
  /// A button of an alert (UIKit).
  @preconcurrency @MainActor
  open class UIAlertAction {
    /// What the button means (UIKit).
    public enum Style: Int, Sendable {
      /// Anything.
      case `default` = 0
      /// To leave without a change.
      case cancel = 1
      /// To destroy something.
      case destructive = 2
    }

    /// Its title.
    public final let title: String?
    /// What it means.
    public final let style: Style
    /// Whether it can be tapped.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    private let handler: ((UIAlertAction) -> Void)?
    /// The button that shows it.
    final weak var button: UIButton?

    /// Makes a button; the closure is called when the alert has been dismissed by it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }

    func callHandler() { handler?(self) }
  }
#endif
