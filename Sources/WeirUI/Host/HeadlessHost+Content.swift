#if !canImport(UIKit)
  public import Foundation

  /// What a person does with fields, lists and alerts.
  extension HeadlessHost {
    /// Clears a field by its button.
    public func clear(_ field: UIView) throws(PersonRefusal) { try perform(.clear, on: field) }

    /// Presses return while a field is edited.
    public func pressReturn(in field: UIView) throws(PersonRefusal) { try perform(.pressReturn, on: field) }

    /// Drags the content of a scroll view; what lies further down comes with a `y` below zero.
    public func scroll(_ view: UIScrollView, x: CGFloat = 0, y: CGFloat = 0) throws(PersonRefusal) {
      try perform(.drag(x: x, y: y), on: view)
    }

    /// Pulls the content of a scroll view down until it refreshes.
    public func pullToRefresh(_ view: UIScrollView) throws(PersonRefusal) { try perform(.pullToRefresh, on: view) }

    /// Taps a row of a list.
    public func chooseRow(at indexPath: IndexPath, in list: UIView) throws(PersonRefusal) {
      try perform(.row(indexPath, .tap), on: list)
    }

    /// Taps a button of the alert in front.
    public func tap(_ action: UIAlertAction) throws(PersonRefusal) {
      let name = "UIAlertAction '\(action.title ?? "")'"
      guard let alert = frontController as? UIAlertController else {
        throw PersonRefusal(.notFound, subject: name, act: "tap")
      }
      if let button = action.button, let reason = reasonOutOfReach(button) {
        throw PersonRefusal(reason, subject: name, act: "tap")
      }
      try alert.personTaps(action)
    }

    /// Taps beside what is presented in front: a popover goes, and an action sheet is cancelled.
    public func tapOutside() throws(PersonRefusal) {
      guard let front = frontController, front.presenter != nil else {
        throw PersonRefusal(.notFound, subject: "something that is presented", act: "tap outside")
      }
      if let alert = front as? UIAlertController {
        let cancel = alert.actions.first { $0.style == .cancel }
        guard alert.preferredStyle == .actionSheet, let cancel else {
          throw PersonRefusal(.declined(by: "an alert"), subject: "\(Swift.type(of: alert))", act: "tap outside")
        }
        return try alert.personTaps(cancel)
      }
      guard front.presentationStyle == .popover, let transition = front.beginInteractiveDismissal() else {
        let holder = front.presentationStyle == .popover ? "the program" : "its style"
        throw PersonRefusal(.declined(by: holder), subject: "\(Swift.type(of: front))", act: "tap outside")
      }
      transition.finish()
    }

    /// The last controller presented in the window in front, or its root.
    var frontController: UIViewController? { frontWindow?.presentationChain.last }
  }
#endif
