public import Foundation

extension Reactive where Base: UITextField {
  /// The text of the field; what the person types, cut or clears is sent, what the program sets is not.
  ///
  /// A text that is there already is not set again, as that would move the cursor.
  public var text: ControlProperty<String?> { value }

  /// The text of the field; see `text`.
  public var value: ControlProperty<String?> {
    edited({ $0.text }, { field, text in if field.text != text { field.text = text } })
  }

  /// The text of the field with attributes; see `text`.
  public var attributedText: ControlProperty<NSAttributedString?> {
    edited(
      { $0.attributedText }, { field, text in if field.attributedText != text { field.attributedText = text } })
  }

  /// The times at which the person begins to edit.
  public var didBeginEditing: ControlEvent<Void> { controlEvent(.editingDidBegin) }

  /// The times at which the person ends editing, by return or in another way.
  public var didEndEditing: ControlEvent<Void> { controlEvent([.editingDidEnd, .editingDidEndOnExit]) }

  /// The times at which the person presses return.
  public var returnPressed: ControlEvent<Void> { controlEvent(.editingDidEndOnExit) }
}
