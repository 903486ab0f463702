#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UITextViewTests {
    @Test func settingTheTextIsNoChangeByAPerson() {
      let (view, log) = (UITextView(), ViewLog())
      view.delegate = log
      view.text = "abc"
      #expect(view.text == "abc" && view.hasText)
      #expect(log.log == ["selection"])
      view.attributedText = NSAttributedString(string: "x")
      #expect(view.text == "x")
      #expect(!log.log.contains("changed"))
    }

    @Test func typingAsksAndTells() throws {
      let (view, log) = (UITextView(), ViewLog())
      let window = makeWindow(view)
      view.delegate = log
      try view.person(does: .type("a"))
      try view.person(does: .pressReturn)
      #expect(view.text == "a\n")
      #expect(
        log.log == [
          "should begin", "begin", "change 0+0 a", "selection", "changed", "change 1+0 \n", "selection", "changed",
        ])
      log.log = []
      log.refuses = { $0 == "b" }
      try view.person(does: .type("bc"))
      #expect(view.text == "a\nc")
      try view.person(does: .deleteBackward)
      try view.person(does: .replace(NSRange(location: 0, length: 1), "zz"))
      #expect(view.text == "zz\n")
      log.log = []
      try view.person(does: .endEditing)
      #expect(log.log == ["should end", "end"])
      #expect(!view.isFirstResponder)
      withExtendedLifetime(window) {}
    }

    @Test func aTextThatCannotBeEditedIsNot() {
      let view = UITextView()
      let window = makeWindow(view)
      view.isEditable = false
      #expect(refusal(view, .type("a")) == .disabled)
      #expect(refusal(view, .tap()) == nil)
      #expect(view.isFirstResponder)
      view.resignFirstResponder()
      view.isSelectable = false
      #expect(refusal(view, .tap()) != nil)
      withExtendedLifetime(window) {}
    }

    @Test func theDelegateMayRefuse() throws {
      let (view, log) = (UITextView(), ViewLog())
      let window = makeWindow(view)
      view.delegate = log
      log.mayBegin = false
      #expect(refusal(view, .type("a")) == .declined(by: "textViewShouldBeginEditing"))
      log.mayBegin = true
      try view.person(does: .tap())
      log.mayEnd = false
      #expect(refusal(view, .endEditing) == .declined(by: "textViewShouldEndEditing"))
      #expect(view.isFirstResponder)
      view.removeFromSuperview()
      #expect(log.log.last == "end")
      withExtendedLifetime(window) {}
    }

    @Test func itsDelegateHearsOfScrollingToo() {
      let (view, log) = (UITextView(), ViewLog())
      view.delegate = log
      view.contentOffset.y = 5
      #expect(log.log == ["scroll"])
      let scrollView: UIScrollView = view
      #expect(scrollView.delegate === log)
      scrollView.delegate = nil
      #expect(view.delegate == nil)
    }

    @Test func theFirstCharacterMayClear() throws {
      let view = UITextView()
      let window = makeWindow(view)
      view.text = "old"
      view.clearsOnInsertion = true
      try view.person(does: .type("n"))
      #expect(view.text == "n")
      #expect(view.accessibilityValue == "n")
      withExtendedLifetime(window) {}
    }
  }

  /// Writes down what a text view asks and tells.
  private final class ViewLog: UITextViewDelegate {
    var log: [String] = []
    var (mayBegin, mayEnd) = (true, true)
    var refuses: (String) -> Bool = { _ in false }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("should begin")
      return mayBegin
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.append("should end")
      return mayEnd
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("change \(range.location)+\(range.length) \(text)")
      return !refuses(text)
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }
#endif
