#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UITextFieldTests {
    private func makeField() -> (UITextField, FieldLog, UIWindow) {
      let (field, log) = (UITextField(), FieldLog())
      field.delegate = log
      for (name, event) in [
        ("event begin", UIControl.Event.editingDidBegin), ("event changed", .editingChanged),
        ("event end", .editingDidEnd),
      ] {
        field.addAction(UIAction { [weak log] _ in log?.log.append(name) }, for: event)
      }
      return (field, log, makeWindow(field))
    }

    @Test func settingTheTextTellsNothing() {
      let (field, log, window) = makeField()
      field.text = "abc"
      #expect(log.log == ["selection"])
      #expect(field.selectedRange == NSRange(location: 3, length: 0))
      field.text = nil
      #expect(field.text == "" && !field.hasText)
      field.attributedText = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.red])
      #expect(field.text == "x")
      #expect(!log.log.contains("event changed"))
      withExtendedLifetime(window) {}
    }

    @Test func typingAsksAndTellsForEveryCharacter() throws {
      let (field, log, window) = makeField()
      try field.person(does: .type("hi"))
      #expect(
        log.log == [
          "should begin", "begin", "event begin", "change 0+0 h", "selection", "event changed", "change 1+0 i",
          "selection", "event changed",
        ])
      #expect(field.text == "hi" && field.isEditing && field.isFirstResponder)
      withExtendedLifetime(window) {}
    }

    @Test func theDelegateMayRefuseACharacter() throws {
      let (field, log, window) = makeField()
      log.refuses = { $0 == "x" }
      try field.person(does: .type("axb"))
      #expect(field.text == "ab")
      #expect(log.log.count { $0 == "event changed" } == 2)
      withExtendedLifetime(window) {}
    }

    @Test func partsAreReplacedAndDeleted() throws {
      let (field, log, window) = makeField()
      field.text = "héllo👍🏽"
      try field.person(does: .deleteBackward)
      #expect(field.text == "héllo")
      field.selectedRange = NSRange(location: 1, length: 3)
      log.log = []
      try field.person(does: .type("u"))
      #expect(field.text == "huo")
      #expect(log.log.first == "change 1+3 u")
      try field.person(does: .replace(NSRange(location: 0, length: 99), "new"))
      #expect(field.text == "new")
      field.selectedRange = NSRange(location: 0, length: 0)
      log.log = []
      try field.person(does: .deleteBackward)
      #expect(log.log.isEmpty && field.text == "new")
      field.selectAll(nil)
      field.insertText("z")
      #expect(field.text == "z")
      field.deleteBackward()
      #expect(field.text == "")
      withExtendedLifetime(window) {}
    }

    @Test func endingAsksAndTells() throws {
      let (field, log, window) = makeField()
      try field.person(does: .tap())
      log.log = []
      log.mayEnd = false
      #expect(refusal(field, .endEditing) == .declined(by: "textFieldShouldEndEditing"))
      #expect(field.isEditing)
      log.mayEnd = true
      try field.person(does: .endEditing)
      #expect(log.log == ["should end", "should end", "end", "event end"])
      #expect(!field.isEditing && !field.isFirstResponder)
      withExtendedLifetime(window) {}
    }

    @Test func beginningMayBeRefused() {
      let (field, log, window) = makeField()
      log.mayBegin = false
      #expect(refusal(field, .type("a")) == .declined(by: "textFieldShouldBeginEditing"))
      #expect(field.text == "" && !field.isEditing)
      #expect(log.log == ["should begin"])
      field.isEnabled = false
      #expect(refusal(field, .type("a")) == .disabled)
      #expect(refusal(UITextField(), .type("a")) == .notInWindow)
      withExtendedLifetime(window) {}
    }

    @Test func anotherFieldTakesOver() throws {
      let (first, log, window) = makeField()
      let second = UITextField()
      window.addSubview(second)
      try first.person(does: .tap())
      try second.person(does: .tap())
      #expect(!first.isEditing && second.isEditing)
      #expect(log.log.suffix(3) == ["should end", "end", "event end"])
      log.mayEnd = false
      try first.person(does: .tap())
      #expect(refusal(second, .tap()) != nil)
      #expect(first.isFirstResponder)
    }

    @Test func leavingTheWindowEndsEditing() throws {
      let (field, log, window) = makeField()
      try field.person(does: .tap())
      log.mayEnd = false
      log.log = []
      field.removeFromSuperview()
      #expect(!field.isEditing)
      #expect(log.log.suffix(2) == ["end", "event end"])
      withExtendedLifetime(window) {}
    }

    @Test func returnDoesWhatTheDelegateLets() throws {
      let (field, log, window) = makeField()
      #expect(refusal(field, .pressReturn) == .declined(by: "not being edited"))
      try field.person(does: .tap())
      var exits = 0
      log.log = []
      try field.person(does: .pressReturn)
      #expect(log.log == ["return"] && field.isEditing)
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      log.mayReturn = false
      try field.person(does: .pressReturn)
      #expect(exits == 0 && field.isEditing)
      log.mayReturn = true
      try field.person(does: .pressReturn)
      #expect(exits == 1 && !field.isEditing)
      withExtendedLifetime(window) {}
    }

    @Test func returnIsOffWithoutTextWhereAsked() throws {
      let (field, _, window) = makeField()
      field.enablesReturnKeyAutomatically = true
      try field.person(does: .tap())
      #expect(refusal(field, .pressReturn) == .disabled)
      try field.person(does: .type("a"))
      #expect(refusal(field, .pressReturn) == nil)
      withExtendedLifetime(window) {}
    }

    @Test func theClearButton() throws {
      let (field, log, window) = makeField()
      field.text = "abc"
      #expect(refusal(field, .clear) == .hidden)
      field.clearButtonMode = .whileEditing
      #expect(refusal(field, .clear) == .hidden)
      try field.person(does: .tap())
      log.mayClear = false
      #expect(refusal(field, .clear) == .declined(by: "textFieldShouldClear"))
      log.mayClear = true
      log.log = []
      try field.person(does: .clear)
      #expect(field.text == "")
      #expect(log.log == ["clear", "selection", "event changed"])
      #expect(refusal(field, .clear) == .hidden)
      withExtendedLifetime(window) {}
    }

    @Test func clearingAtTheBeginningAndByTheFirstCharacter() throws {
      let (field, _, window) = makeField()
      field.text = "old"
      field.clearsOnInsertion = true
      try field.person(does: .type("n"))
      #expect(field.text == "n")
      try field.person(does: .endEditing)
      field.clearsOnBeginEditing = true
      try field.person(does: .tap())
      #expect(field.text == "")
      withExtendedLifetime(window) {}
    }

    @Test func sideViewsAreShownWhenAsked() throws {
      let (field, _, window) = makeField()
      let (left, right) = (UIView(), UIView())
      field.leftView = left
      field.rightView = right
      #expect(left.superview == nil)
      field.leftViewMode = .always
      field.rightViewMode = .whileEditing
      #expect(left.superview === field && right.superview == nil)
      try field.person(does: .tap())
      #expect(right.superview === field)
      try field.person(does: .endEditing)
      #expect(right.superview == nil)
      field.leftView = nil
      #expect(left.superview == nil)
      withExtendedLifetime(window) {}
    }

    @Test func aSecureTextIsNotReadOut() {
      let field = UITextField()
      field.text = "abc"
      #expect(field.accessibilityValue == "abc")
      field.isSecureTextEntry = true
      #expect(field.accessibilityValue == "•••")
    }

    @Test func notificationsArePosted() throws {
      let (field, _, window) = makeField()
      let box = NotificationBox()
      let observers = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { box.names.append(name.rawValue) }
        }
      }
      try field.person(does: .type("a"))
      try field.person(does: .endEditing)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      #expect(
        box.names.map { $0.replacingOccurrences(of: "UITextFieldText", with: "") } == [
          "DidBeginEditingNotification", "DidChangeNotification", "DidEndEditingNotification",
        ])
      withExtendedLifetime(window) {}
    }

    @Test func theOlderEndIsCalledByTheNewerOne() throws {
      final class Older: UITextFieldDelegate {
        var ends = 0
        func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
      }
      let (field, older) = (UITextField(), Older())
      let window = makeWindow(field)
      field.delegate = older
      try field.person(does: .tap())
      try field.person(does: .endEditing)
      #expect(older.ends == 1)
      withExtendedLifetime(window) {}
    }

    @Test func nothingIsKept() async throws {
      weak var field: UITextField?
      weak var delegate: FieldLog?
      try {
        let (made, log, window) = makeField()
        try made.person(does: .type("abc"))
        field = made
        delegate = log
        window.isHidden = true
      }()
      // The host holds a window that needs layout until its turn has come.
      for _ in 0..<3 { await withCheckedContinuation { done in NextTurn.run { done.resume() } } }
      #expect(field == nil)
      #expect(delegate == nil)
    }
  }

  @MainActor
  private final class NotificationBox {
    var names: [String] = []
  }

  /// Writes down what the field asks and tells.
  final class FieldLog: UITextFieldDelegate {
    var log: [String] = []
    var (mayBegin, mayEnd, mayClear, mayReturn) = (true, true, true, true)
    var refuses: (String) -> Bool = { _ in false }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("should begin")
      return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("should end")
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("end")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("change \(range.location)+\(range.length) \(string)")
      return !refuses(string)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("clear")
      return mayClear
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return mayReturn
    }
  }
#endif
