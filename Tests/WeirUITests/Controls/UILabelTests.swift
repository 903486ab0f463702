#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Labels, switches and refresh controls: defaults, texts, sizes and what is read out.
  @MainActor @Suite struct UILabelTests {
    @Test func defaultsAreUIKits() {
      let label = UILabel()
      #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1 && label.isEnabled)
      #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.textAlignment == .natural)
      #expect(label.lineBreakMode == .byTruncatingTail && !label.isHighlighted && label.highlightedTextColor == nil)
      #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
      #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
      #expect(!label.isUserInteractionEnabled && !label.adjustsFontForContentSizeCategory)
    }

    @Test func aPlainTextHasTheLabelsLook() {
      let label = UILabel()
      (label.text, label.font, label.textColor) = ("t", .systemFont(ofSize: 30), .red)
      let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 30))
      #expect(attributes?[.foregroundColor] as? UIColor == .red)
      label.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 1])
      #expect(label.text == "styled" && label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) == nil)
      label.text = "styled"
      #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil, "a plain text is plain again")
    }

    @Test func emptyLabelsTakeNoRoom() {
      let label = UILabel()
      #expect(label.intrinsicContentSize == .zero)
      label.text = ""
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      label.text = "x"
      #expect(label.intrinsicContentSize.height > 17 && label.intrinsicContentSize.width > 0)
    }

    @Test func linesAreCountedDownFromTheTop() {
      let label = UILabel()
      label.text = "one two three four five six seven"
      let one = label.sizeThatFits(CGSize(width: 60, height: 0)).height
      label.numberOfLines = 2
      let two = label.sizeThatFits(CGSize(width: 60, height: 0)).height
      label.numberOfLines = 0
      let all = label.sizeThatFits(CGSize(width: 60, height: 0)).height
      #expect(two > one && all > two)
      #expect(label.sizeThatFits(CGSize(width: 0, height: 0)).height == one, "without a width there is one line")
      label.numberOfLines = -3
      #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == all, "less than none is any number")
    }

    @Test func whatIsReadOutMayBeSaid() {
      let label = UILabel()
      label.text = "t"
      #expect(
        label.accessibilityLabel == "t" && label.accessibilityTraits == .staticText && label.isAccessibilityElement)
      label.accessibilityLabel = "said"
      label.accessibilityTraits = .header
      label.isAccessibilityElement = false
      #expect(
        label.accessibilityLabel == "said" && label.accessibilityTraits == .header && !label.isAccessibilityElement)
    }

    @Test func aSwitchIsReadOutAsOneOrZero() {
      let toggle = UISwitch()
      #expect(toggle.accessibilityValue == "0" && toggle.isAccessibilityElement)
      #expect(toggle.accessibilityTraits == [.button, .toggleButton])
      toggle.setOn(true, animated: true)
      #expect(toggle.isOn && toggle.accessibilityValue == "1")
      toggle.accessibilityValue = "on"
      toggle.accessibilityTraits = .button
      toggle.isAccessibilityElement = false
      #expect(
        toggle.accessibilityValue == "on" && toggle.accessibilityTraits == .button && !toggle.isAccessibilityElement)
      #expect(toggle.preferredStyle == .automatic && toggle.title == nil && toggle.onTintColor == nil)
      toggle.preferredStyle = .checkbox
      #expect(toggle.style == .checkbox && toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func pullingRefreshesUntilItIsEnded() throws {
      let (view, refresh) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIRefreshControl())
      let events = EventLog(refresh)
      #expect(refusal(view, .pullToRefresh) == .notFound)
      view.refreshControl = refresh
      #expect(refresh.superview === view && !refresh.isRefreshing)
      try view.person(does: .pullToRefresh)
      #expect(refresh.isRefreshing && events.log == ["value", "primary"])
      #expect(refusal(view, .pullToRefresh) == .disabled, "not twice at a time")
      refresh.endRefreshing()
      refresh.beginRefreshing()
      #expect(refresh.isRefreshing && events.log.count == 2, "the program sends no event")
      refresh.endRefreshing()
      view.isScrollEnabled = false
      #expect(refusal(view, .pullToRefresh) == .disabled)
      view.isScrollEnabled = true
      refresh.isEnabled = false
      #expect(refusal(view, .pullToRefresh) == .disabled)
      let other = UIRefreshControl()
      view.refreshControl = other
      #expect(refresh.superview == nil && other.superview === view)
    }

    @Test func traitsHaveTheirOwnBits() {
      let traits: [UIAccessibilityTraits] = [
        .button, .link, .image, .selected, .keyboardKey, .staticText, .summaryElement, .notEnabled, .updatesFrequently,
        .searchField, .adjustable, .header, .tabBar, .toggleButton,
      ]
      #expect(Set(traits).count == traits.count && UIAccessibilityTraits.none == [])
      for (index, one) in traits.enumerated() {
        #expect(one.rawValue.nonzeroBitCount == 1)
        for other in traits[(index + 1)...] { #expect(one.isDisjoint(with: other)) }
      }
    }
  }
#endif
