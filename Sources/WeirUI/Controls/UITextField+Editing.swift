#if !canImport(UIKit)
  public import Foundation

  extension UITextField {
    /// Posted when editing has begun.
    public static let textDidBeginEditingNotification = NSNotification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing has ended.
    public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when a person has changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")

    /// Sets the text from the program: no event, no question.
    func setText(_ set: (inout EditedText) -> Void) {
      let before = edited.selection
      set(&edited)
      contentSizeChanged()
      if before != edited.selection { delegate?.textFieldDidChangeSelection(self) }
    }

    func select(_ range: NSRange) {
      let before = edited.selection
      edited.selection = range
      if before != edited.selection { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Changes the text as a keyboard does: with the events, without questions.
    func change(_ range: NSRange, to text: String) {
      let before = edited.selection
      edited.replace(range, with: text)
      contentSizeChanged()
      if before != edited.selection { delegate?.textFieldDidChangeSelection(self) }
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func beginEditing(_ become: () -> Bool) -> Bool {
      if isFirstResponder { return become() }
      guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
        return false
      }
      isEditing = true
      if clearsOnBeginEditing, hasText { clearWhenEditingBegins() }
      showSideViews()
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      return true
    }

    private func clearWhenEditingBegins() {
      if delegate?.textFieldShouldClear(self) ?? true { change(NSRange(location: 0, length: edited.length), to: "") }
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
      guard isEditing else { return resign() }
      guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
      editingEnded()
      return true
    }

    /// Tells that editing has ended.
    func editingEnded() {
      isEditing = false
      showSideViews()
      delegate?.textFieldDidEndEditing(self, reason: endReason)
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func swapSideView(_ old: UIView?, _ new: UIView?) {
      if old !== new { old?.removeFromSuperview() }
      showSideViews()
    }

    /// Adds or takes away what stands beside the text.
    func showSideViews() {
      for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
        guard let view else { continue }
        if !isShown(mode) {
          view.removeFromSuperview()
        } else if view.superview !== self {
          addSubview(view)
        }
      }
    }

    /// Whether something is shown now.
    func isShown(_ mode: ViewMode) -> Bool {
      switch mode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
#endif
