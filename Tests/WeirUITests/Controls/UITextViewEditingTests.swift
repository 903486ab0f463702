#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The rest of text views: silent delegates, the program's typing, notifications, selection, sizes and scrolling.
  @MainActor @Suite(.serialized) struct UITextViewEditingTests {
    private final class Silent: UITextViewDelegate {}

    private final class Selecting: UITextViewDelegate {
      var ranges: [NSRange] = []
      func textViewDidChangeSelection(_ textView: UITextView) { ranges.append(textView.selectedRange) }
    }

    private func make(_ text: String = "") -> (UITextView, UIWindow) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = text
      return (view, makeWindow(view))
    }

    @Test func aSilentDelegateAllowsAll() throws {
      let (view, window) = make()
      let silent = Silent()
      view.delegate = silent
      try view.person(does: .type("ab"))
      try view.person(does: .pressReturn)
      try view.person(does: .type("c"))
      try view.person(does: .deleteBackward)
      try view.person(does: .replace(NSRange(location: 0, length: 1), "X"))
      #expect(view.text == "Xb\n", "return is a new line")
      try view.person(does: .endEditing)
      #expect(!view.isFirstResponder && window.firstResponder == nil)
    }

    @Test func theProgramTypesToo() {
      let (view, window) = make("ab")
      view.insertText("c")
      view.deleteBackward()
      view.selectedRange = NSRange(location: 0, length: 1)
      view.insertText("Z")
      #expect(view.text == "Zb" && view.selectedRange == NSRange(location: 1, length: 0))
      view.selectedRange = NSRange(location: 0, length: 0)
      view.deleteBackward()
      #expect(view.text == "Zb", "there is nothing before the cursor")
      withExtendedLifetime(window) {}
    }

    @Test func selectionIsToldWhenItChanges() {
      let (view, window) = make("abc")
      let delegate = Selecting()
      view.delegate = delegate
      view.selectedRange = NSRange(location: 1, length: 1)
      view.selectedRange = NSRange(location: 1, length: 1)
      view.selectedRange = NSRange(location: 99, length: 99)
      #expect(delegate.ranges == [NSRange(location: 1, length: 1), NSRange(location: 3, length: 0)])
      view.text = "abcde"
      #expect(delegate.ranges.last == NSRange(location: 5, length: 0))
      withExtendedLifetime(window) {}
    }

    @Test func aTextThatCannotBeEditedMayBeSelectedIn() throws {
      let (view, window) = make("abc")
      view.isEditable = false
      #expect(view.canBecomeFirstResponder)
      try view.person(does: .tap())
      #expect(view.isFirstResponder)
      #expect(refusal(view, .type("x")) == .disabled && refusal(view, .deleteBackward) == .disabled)
      view.resignFirstResponder()
      view.isSelectable = false
      #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder() && view.text == "abc")
      withExtendedLifetime(window) {}
    }

    @Test func outsideOfAWindowNothingIsEdited() {
      let view = UITextView()
      #expect(!view.becomeFirstResponder() && refusal(view, .type("a")) == .notInWindow && view.text == "")
    }

    @Test func notificationsArePosted() throws {
      let (view, window) = make()
      let names = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ]
      // The main actor posts and hears all of them.
      final class Heard: @unchecked Sendable { var names: [String] = [] }
      let heard = Heard()
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
          heard.names.append($0.name.rawValue)
        }
      }
      try view.person(does: .type("a"))
      try view.person(does: .endEditing)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(heard.names == names.map(\.rawValue))
      withExtendedLifetime(window) {}
    }

    @Test func attributesAndAccessibility() {
      let (view, window) = make("a")
      view.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 3])
      #expect(view.text == "styled" && view.accessibilityValue == "styled" && view.hasText)
      view.attributedText = nil
      #expect(view.text == "" && !view.hasText)
      view.text = nil
      #expect(view.text == "")
      view.typingAttributes = [.kern: 5]
      view.insertText("x")
      #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 5)
      view.font = .systemFont(ofSize: 30)
      #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
      view.accessibilityValue = "said"
      #expect(view.accessibilityValue == "said")
      withExtendedLifetime(window) {}
    }

    @Test func theSizeFollowsTheTextWhereItDoesNotScroll() {
      let (view, window) = make("one line")
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric, "what scrolls has no size of its own")
      view.isScrollEnabled = false
      let one = view.intrinsicContentSize.height
      view.text = String(repeating: "many words ", count: 20)
      let many = view.intrinsicContentSize.height
      #expect(one > 16 && many > one * 2)
      let before = view.sizeThatFits(CGSize(width: 200, height: 0))
      view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == before.height + 34)
      withExtendedLifetime(window) {}
    }

    @Test func aPartOfTheTextIsScrolledTo() {
      let (view, window) = make(String(repeating: "x", count: 100))
      view.contentSize = CGSize(width: 200, height: 1000)
      view.scrollRangeToVisible(NSRange(location: 90, length: 1))
      let far = view.contentOffset.y
      #expect(far > 700 && far <= 900)
      view.scrollRangeToVisible(NSRange(location: 999, length: 5))
      #expect(view.contentOffset.y >= far)
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(view.contentOffset.y == 0)
      view.text = ""
      view.contentOffset.y = 10
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      #expect(view.contentOffset.y == 10, "an empty text has no parts")
      withExtendedLifetime(window) {}
    }

    @Test func leavingTheWindowEndsEditing() throws {
      final class Ending: UITextViewDelegate {
        var ends = 0
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
        func textViewDidEndEditing(_ textView: UITextView) { ends += 1 }
      }
      let (view, window) = make()
      let delegate = Ending()
      view.delegate = delegate
      try view.person(does: .tap())
      #expect(refusal(view, .endEditing) == .declined(by: "textViewShouldEndEditing") && delegate.ends == 0)
      view.removeFromSuperview()
      #expect(delegate.ends == 1 && !view.isFirstResponder && window.firstResponder == nil)
    }

    @Test func aScrollDelegateOnlyIsNoTextDelegate() throws {
      final class Scrolls: UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
      }
      let (view, window) = make("a")
      let scrolls = Scrolls()
      (view as UIScrollView).delegate = scrolls
      try view.person(does: .type("b"))
      view.contentOffset.y = 3
      #expect(view.text == "ab" && scrolls.count == 1 && view.delegate == nil)
      withExtendedLifetime(window) {}
    }
  }
#endif
