#if !canImport(UIKit)
  import Foundation

  extension UITextField {
    /// Whether a person sees the button that clears the text.
    var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

    func handleEditing(_ act: PersonAct) throws(PersonRefusal) {
      switch act {
      case .tap:
        if !recognizeGestures(act) { try focus(act) }
      case .type(let text):
        try focus(act)
        for character in text { typeIn(String(character)) }
      case .replace(let range, let text):
        try focus(act)
        ask(edited.clamped(range), text)
      case .deleteBackward:
        try focus(act)
        if let range = edited.deleted { ask(range, "") }
      case .clear: try clear(act)
      case .pressReturn: try pressReturn(act)
      case .endEditing:
        guard resignFirstResponder() else { throw refusal(.declined(by: "textFieldShouldEndEditing"), act) }
      default: try handleOther(act)
      }
    }

    /// Begins editing, as a tap does.
    private func focus(_ act: PersonAct) throws(PersonRefusal) {
      guard window != nil else { throw refusal(.notInWindow, act) }
      if !isFirstResponder, !becomeFirstResponder() {
        throw refusal(.declined(by: "textFieldShouldBeginEditing"), act)
      }
    }

    private func typeIn(_ character: String) {
      if clearsOnInsertion {
        clearsOnInsertion = false
        select(NSRange(location: 0, length: edited.length))
      }
      ask(edited.selection, character)
    }

    /// Changes the text where the delegate allows it.
    private func ask(_ range: NSRange, _ text: String) {
      guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
      change(range, to: text)
    }

    private func clear(_ act: PersonAct) throws(PersonRefusal) {
      guard showsClearButton else { throw refusal(.hidden, act) }
      guard delegate?.textFieldShouldClear(self) ?? true else {
        throw refusal(.declined(by: "textFieldShouldClear"), act)
      }
      change(NSRange(location: 0, length: edited.length), to: "")
      if !isFirstResponder { becomeFirstResponder() }
    }

    /// Presses return: where the delegate allows it, whoever listens is told, and that alone ends editing.
    private func pressReturn(_ act: PersonAct) throws(PersonRefusal) {
      guard isFirstResponder else { throw refusal(.declined(by: "not being edited"), act) }
      guard !enablesReturnKeyAutomatically || hasText else { throw refusal(.disabled, act) }
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let endsByItself = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
      if endsByItself { resignFirstResponder() }
    }
  }
#endif
