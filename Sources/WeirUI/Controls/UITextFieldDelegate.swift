#if !canImport(UIKit)
  public import Foundation

  /// Who decides about the editing of a text field, and hears of it (UIKit).
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin; yes by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end; yes by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended; not called where the one with a reason is there.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended for a reason; calls the one without a reason by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a text may take the place of a range; yes by default.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The cursor has moved, or what is selected has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared by the person; yes by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does otherwise; yes by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the one without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      textFieldDidEndEditing(textField)
    }
    /// Yes.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#endif
