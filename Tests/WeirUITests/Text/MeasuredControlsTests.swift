#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The sizes that controls ask for.
  @MainActor @Suite struct MeasuredControlsTests {
    @Test func aFieldIsAsWideAsItsTextOrPlaceholder() {
      let field = UITextField()
      #expect(field.intrinsicContentSize.width == 0 && field.intrinsicContentSize.height > 17)
      field.placeholder = "a long placeholder"
      let empty = field.intrinsicContentSize.width
      field.text = "x"
      #expect(field.intrinsicContentSize.width < empty && field.intrinsicContentSize.width > 0)
      let plain = field.intrinsicContentSize.height
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height >= 34 && field.intrinsicContentSize.height > plain)
      field.font = .systemFont(ofSize: 40)
      #expect(field.sizeThatFits(.zero).height > 34)
    }

    @Test func segmentsAreEvenUnlessApportioned() {
      let control = UISegmentedControl(items: ["a", "a much longer one"])
      let even = control.intrinsicContentSize
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width < even.width && even.height == 32)
      control.setWidth(500, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width > 500)
      #expect(UISegmentedControl().intrinsicContentSize.width == 0)
    }

    @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      view.text = String(repeating: "word ", count: 30)
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      view.isScrollEnabled = false
      let narrow = view.intrinsicContentSize.height
      view.frame.size.width = 300
      #expect(view.intrinsicContentSize.height < narrow)
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == narrow)
    }

    @Test func barsAreAsHighAsBars() {
      #expect(UINavigationBar().intrinsicContentSize.height == 44)
      #expect(UITabBar().intrinsicContentSize.height == 49)
      #expect(UIToolbar().intrinsicContentSize.height == 44)
      #expect(UIToolbar().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func pickersFollowTheirStyle() {
      let picker = UIDatePicker()
      #expect(picker.intrinsicContentSize.height == 35)
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.intrinsicContentSize == UIPickerView().intrinsicContentSize)
      picker.preferredDatePickerStyle = .inline
      #expect(picker.intrinsicContentSize.height == 330)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let three = pages.intrinsicContentSize.width
      pages.numberOfPages = 5
      #expect(pages.intrinsicContentSize.width > three)
    }

    @Test func aFieldInALayoutTakesItsSize() {
      let (root, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UITextField())
      field.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        field.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      field.text = "abc"
      root.layoutIfNeeded()
      #expect(field.frame.size == field.intrinsicContentSize)
      field.text = "abc and more"
      root.layoutIfNeeded()
      #expect(field.frame.size == field.intrinsicContentSize)
    }
  }
#endif
