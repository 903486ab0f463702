#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// The rest of a field's editing: what only some delegates say, side views, the keyboard's keys, refusals, and a law.
  @MainActor @Suite(.serialized) struct UITextFieldEditingTests {
    /// A delegate that says nothing, so that the defaults speak.
    private final class Silent: UITextFieldDelegate {}

    private final class Strict: UITextFieldDelegate {
      var mayEnd = true, mayClear = true, mayReturn = true
      var asked: [String] = []
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        asked.append("end")
        return mayEnd
      }
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked.append("clear")
        return mayClear
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        asked.append("return")
        return mayReturn
      }
    }

    private func field(_ text: String = "") -> (UITextField, UIWindow) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.text = text
      return (field, makeWindow(field))
    }

    @Test func aDelegateThatSaysNothingAllowsAll() throws {
      let (field, window) = field()
      let (silent, events) = (Silent(), EventLog(field))
      field.delegate = silent
      try field.person(does: .type("ab"))
      try field.person(does: .deleteBackward)
      try field.person(does: .pressReturn)
      try field.person(does: .endEditing)
      #expect(field.text == "a")
      #expect(events.log == ["begin", "changed", "changed", "changed", "exit", "primary", "end"])
      #expect(window.firstResponder == nil)
    }

    @Test func aFieldOutsideOfAWindowIsNotEdited() {
      let field = UITextField()
      #expect(!field.becomeFirstResponder() && !field.isEditing)
      #expect(refusal(field, .tap()) == .notInWindow && refusal(field, .type("a")) == .notInWindow)
      #expect(refusal(field, .replace(NSRange(location: 0, length: 0), "x")) == .notInWindow && field.text == "")
    }

    @Test func aDisabledFieldIsNotEdited() {
      let (field, window) = field("x")
      field.isEnabled = false
      #expect(!field.canBecomeFirstResponder && !field.becomeFirstResponder())
      #expect(refusal(field, .type("a")) == .disabled && field.text == "x")
      withExtendedLifetime(window) {}
    }

    @Test func endingMayBeRefusedAndKeepsTheResponder() throws {
      let (field, window) = field()
      let strict = Strict()
      (field.delegate, strict.mayEnd) = (strict, false)
      try field.person(does: .tap())
      #expect(!field.resignFirstResponder() && field.isEditing && field.isFirstResponder)
      #expect(refusal(field, .endEditing) == .declined(by: "textFieldShouldEndEditing"))
      let other = UITextField()
      window.addSubview(other)
      #expect(!other.becomeFirstResponder() && field.isEditing, "another one cannot take over either")
      strict.mayEnd = true
      #expect(other.becomeFirstResponder() && !field.isEditing && other.isEditing)
    }

    @Test func leavingTheWindowEndsEditingWhateverTheDelegateSays() throws {
      let (field, window) = field()
      let strict = Strict()
      (field.delegate, strict.mayEnd) = (strict, false)
      try field.person(does: .tap())
      field.removeFromSuperview()
      #expect(!field.isEditing && !field.isFirstResponder && window.firstResponder == nil)
    }

    @Test func theClearButtonFollowsItsMode() throws {
      let (field, window) = field("text")
      #expect(refusal(field, .clear) == .hidden)
      field.clearButtonMode = .unlessEditing
      #expect(field.showsClearButton)
      try field.person(does: .tap())
      #expect(!field.showsClearButton && refusal(field, .clear) == .hidden)
      field.clearButtonMode = .whileEditing
      let strict = Strict()
      (field.delegate, strict.mayClear) = (strict, false)
      #expect(refusal(field, .clear) == .declined(by: "textFieldShouldClear") && field.text == "text")
      strict.mayClear = true
      let events = EventLog(field)
      try field.person(does: .clear)
      #expect(field.text == "" && events.log == ["changed"] && strict.asked == ["clear", "clear"])
      #expect(refusal(field, .clear) == .hidden, "without a text there is no button")
      withExtendedLifetime(window) {}
    }

    @Test func theReturnKey() throws {
      let (field, window) = field()
      #expect(refusal(field, .pressReturn) == .declined(by: "not being edited"))
      let strict = Strict()
      (field.delegate, strict.mayReturn, field.enablesReturnKeyAutomatically) = (strict, false, true)
      let events = EventLog(field, [.editingDidEndOnExit, .primaryActionTriggered])
      try field.person(does: .tap())
      #expect(refusal(field, .pressReturn) == .disabled && strict.asked.isEmpty)
      try field.person(does: .type("a"))
      try field.person(does: .pressReturn)
      #expect(events.log.isEmpty && field.isEditing && strict.asked == ["return"])
      strict.mayReturn = true
      try field.person(does: .pressReturn)
      #expect(events.log == ["exit", "primary"] && !field.isEditing, "who listens to the exit ends editing")
      withExtendedLifetime(window) {}
    }

    @Test func returnDoesNotEndWhereNobodyListens() throws {
      let (field, window) = field("a")
      try field.person(does: .tap())
      try field.person(does: .pressReturn)
      #expect(field.isEditing && field.isFirstResponder)
      withExtendedLifetime(window) {}
    }

    @Test func sideViewsComeAndGo() throws {
      let (field, window) = field()
      let (left, right, other) = (UIView(), UIView(), UIView())
      (field.leftView, field.rightView) = (left, right)
      #expect(left.superview == nil && right.superview == nil)
      (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
      #expect(left.superview === field && right.superview == nil)
      try field.person(does: .tap())
      #expect(right.superview === field)
      field.rightViewMode = .unlessEditing
      #expect(right.superview == nil)
      try field.person(does: .endEditing)
      #expect(right.superview === field)
      field.leftView = other
      #expect(left.superview == nil && other.superview === field)
      field.leftView = nil
      #expect(other.superview == nil)
      withExtendedLifetime(window) {}
    }

    @Test func theProgramTypesToo() {
      let (field, window) = field("ab")
      let events = EventLog(field)
      field.insertText("c")
      #expect(field.text == "abc" && events.log == ["changed"])
      field.selectedRange = NSRange(location: 0, length: 2)
      field.insertText("x")
      field.deleteBackward()
      field.deleteBackward()
      #expect(field.text == "c" && events.log.count == 3, "nothing is left to delete before the cursor")
      field.selectAll(nil)
      #expect(field.selectedRange == NSRange(location: 0, length: 1))
      field.deleteBackward()
      #expect(!field.hasText)
      withExtendedLifetime(window) {}
    }

    @Test func attributesAreKept() {
      let (field, window) = field("a")
      #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
      field.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 1])
      #expect(field.text == "styled")
      field.attributedText = nil
      #expect(field.text == "" && field.attributedText?.length == 0)
      field.text = nil
      #expect(field.text == "", "never nil when read")
      field.font = .systemFont(ofSize: 30)
      #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
      field.attributedPlaceholder = NSAttributedString(string: "name")
      #expect(field.placeholder == "name")
      withExtendedLifetime(window) {}
    }

    @Test func whatIsReadOut() {
      let (field, window) = field("secret")
      #expect(field.accessibilityValue == "secret" && field.isAccessibilityElement)
      field.isSecureTextEntry = true
      #expect(field.accessibilityValue == "••••••")
      field.accessibilityValue = "said"
      field.isAccessibilityElement = false
      #expect(field.accessibilityValue == "said" && !field.isAccessibilityElement)
      withExtendedLifetime(window) {}
    }

    /// Law: what a person types, deletes and replaces ends as in a plain model, and each change is told once.
    @Test(arguments: 0..<25 as Range<UInt64>)
    func typingAgreesWithAModel(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let (field, window) = field()
      let events = EventLog(field, .editingChanged)
      var (model, changes) = ("", 0)
      for step in 0..<40 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let word = ["x", "yz", "é"].randomElement(using: &random) ?? ""
          field.selectedRange = NSRange(location: model.utf16.count, length: 0)
          try field.person(does: .type(word))
          model += word
          changes += word.count
        case 1:
          field.selectedRange = NSRange(location: model.utf16.count, length: 0)
          try field.person(does: .deleteBackward)
          if model.popLast() != nil { changes += 1 }
        case 2:
          try field.person(does: .replace(NSRange(location: 0, length: 0), "a"))
          model = "a" + model
          changes += 1
        default:
          field.text = model + "!"
          model += "!"
        }
        #expect(field.text == model && events.log.count == changes, "seed \(seed), step \(step)")
      }
      withExtendedLifetime(window) {}
    }
  }
#endif
