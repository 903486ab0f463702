#if !canImport(UIKit)
  import Foundation
  import WeirReporting

  /// An alert or an action sheet (UIKit).
  ///
  /// On the main actor. What is below stays and hears nothing, as in UIKit. A tap on an action dismisses it, and then the
  /// action's closure is called.
  @preconcurrency @MainActor
  open class UIAlertController: UIViewController {
    /// Where it is shown (UIKit).
    public enum Style: Int, Sendable {
      /// From below.
      case actionSheet = 0
      /// In the middle.
      case alert = 1
    }

    /// Where it is shown.
    public private(set) final var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String? { didSet { messageLabel?.text = message } }
    /// The buttons, in the order in which they were added; a cancel button is shown last.
    public private(set) final var actions: [UIAlertAction] = []
    /// The fields, which only an alert has.
    public private(set) final var textFields: [UITextField]?
    /// The button that the return key taps.
    open var preferredAction: UIAlertAction? {
      didSet { if let preferredAction, !actions.contains(where: { $0 === preferredAction }) { reportNotAdded() } }
    }
    final weak var messageLabel: UILabel?
    final weak var titleLabel: UILabel?

    /// Makes an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
      self.preferredStyle = preferredStyle
      modalPresentationStyle = .custom
      modalTransitionStyle = .crossDissolve
    }

    /// Its title.
    open override var title: String? { didSet { titleLabel?.text = title } }

    /// Adds a button; a second cancel button is reported, as UIKit raises an exception.
    open func addAction(_ action: UIAlertAction) {
      if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
        return report("an alert has one cancel action", "'\(action.title ?? "")' is another one", "use another style")
      }
      actions.append(action)
      if isViewLoaded { showContent() }
    }

    /// Adds a field, which the closure sets up; an action sheet has none, which is reported.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      guard preferredStyle == .alert else {
        return report("only an alert has text fields", "one was added to an action sheet", "use the style .alert")
      }
      let field = UITextField(frame: .zero)
      configurationHandler?(field)
      textFields = (textFields ?? []) + [field]
      if isViewLoaded { showContent() }
    }

    /// Makes the view of the alert.
    open override func loadView() { loadAlertView() }

    /// Does what a person's tap on a button does: dismisses the alert, and then calls the closure.
    /// - Throws: Why the button cannot be tapped.
    public final func personTaps(_ action: UIAlertAction) throws(PersonRefusal) {
      let name = "UIAlertAction '\(action.title ?? "")'"
      guard actions.contains(where: { $0 === action }) else {
        throw PersonRefusal(.notFound, subject: name, act: "tap")
      }
      guard action.isEnabled else { throw PersonRefusal(.disabled, subject: name, act: "tap") }
      guard presenter != nil, storedView?.window != nil, !isBeingDismissed else {
        throw PersonRefusal(.notInWindow, subject: name, act: "tap")
      }
      choose(action)
    }

    final func choose(_ action: UIAlertAction) {
      guard let presenter, !isBeingDismissed else { return }
      presenter.dismiss(animated: true) { action.callHandler() }
    }

    private func reportNotAdded() {
      report("a preferred action is one of the actions", "it was not added", "call addAction before")
    }

    private func report(_ rule: String, _ value: String, _ remedy: String) {
      WeirDiagnostics.report("UIAlertController", rule: rule, value: value, remedy: remedy)
    }
  }
#endif
