#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What fields ask of a keyboard: UIKit's defaults and numbers.
  @MainActor @Suite struct UITextInputTraitsTests {
    @Test func defaultsOfAField() {
      let field = UITextField()
      #expect(field.text == "" && field.placeholder == nil && !field.hasText && !field.isEditing)
      #expect(field.keyboardType == .default && field.returnKeyType == .default && !field.isSecureTextEntry)
      #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
      #expect(field.spellCheckingType == .default && field.keyboardAppearance == .default)
      #expect(!field.enablesReturnKeyAutomatically && field.textContentType == nil)
      #expect(field.borderStyle == .none && field.clearButtonMode == .never)
      #expect(field.leftViewMode == .never && field.rightViewMode == .never)
      #expect(!field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.adjustsFontSizeToFitWidth)
      #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label && field.textAlignment == .natural)
    }

    @Test func defaultsOfATextView() {
      let view = UITextView()
      #expect(view.text == "" && view.isEditable && view.isSelectable && view.isScrollEnabled && !view.hasText)
      #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(view.selectedRange == NSRange(location: 0, length: 0))
      #expect(view.autocapitalizationType == .sentences && view.keyboardType == .default)
      #expect(view.textAlignment == .natural && view.clipsToBounds)
    }

    @Test func keyboardsHaveUIKitsNumbers() {
      let types: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
      ]
      #expect(types.map(\.rawValue) == Array(0...11))
      let keys: [UIReturnKeyType] = [
        .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
      ]
      #expect(keys.map(\.rawValue) == Array(0...11))
      let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
      #expect(capitals.map(\.rawValue) == [0, 1, 2, 3])
      #expect([UITextAutocorrectionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
      #expect([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
      #expect([UIKeyboardAppearance.default, .dark, .light].map(\.rawValue) == [0, 1, 2])
      let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
      #expect(borders.map(\.rawValue) == [0, 1, 2, 3])
      let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
      #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
      #expect([UITextField.DidEndEditingReason.committed, .cancelled].map(\.rawValue) == [0, 1])
    }

    @Test func contentTypesAreKnownByName() {
      let types: [UITextContentType] = [
        .name, .username, .password, .newPassword, .oneTimeCode, .emailAddress, .telephoneNumber, .URL,
      ]
      #expect(Set(types).count == types.count)
      #expect(UITextContentType(rawValue: "password") == .password)
    }

    @Test func notificationsHaveUIKitsNames() {
      let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ].map(\.rawValue)
      #expect(
        names == [
          "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
          "UITextFieldTextDidEndEditingNotification",
        ])
      #expect(UITextView.textDidChangeNotification.rawValue == "UITextViewTextDidChangeNotification")
      #expect(UITextView.textDidBeginEditingNotification.rawValue == "UITextViewTextDidBeginEditingNotification")
      #expect(UITextView.textDidEndEditingNotification.rawValue == "UITextViewTextDidEndEditingNotification")
    }
  }
#endif
