#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Sliders, steppers, progress and pages: defaults, ranges, and numbers that are none.
  @MainActor @Suite struct UISliderTests {
    @Test func defaultsAreUIKits() {
      let slider = UISlider()
      #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
      let stepper = UIStepper()
      #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
      #expect(!stepper.wraps && stepper.autorepeat && stepper.isContinuous)
      let pages = UIPageControl()
      #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
      #expect(UIProgressView().progress == 0)
      #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
      #expect(UISwitch().isOn == false && UISwitch().style == .sliding)
    }

    @Test func sizesAreFixed() {
      #expect(
        UIStepper(frame: CGRect(x: 3, y: 4, width: 1, height: 1)).frame == CGRect(x: 3, y: 4, width: 94, height: 32))
      #expect(UIStepper().sizeThatFits(.zero) == CGSize(width: 94, height: 32))
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
      #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
      #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
      #expect(UIProgressView(progressViewStyle: .default).sizeThatFits(.zero) == CGSize(width: 150, height: 4))
      #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
      #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func aSliderIsReadOutInHundredths() {
      let slider = UISlider()
      (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 10, 0)
      #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
      slider.accessibilityValue = "half"
      slider.accessibilityTraits = [.adjustable, .updatesFrequently]
      #expect(slider.accessibilityValue == "half" && slider.accessibilityTraits.contains(.updatesFrequently))
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func aSliderTakesAnyNumber(number: Float) throws {
      let slider = UISlider()
      slider.value = number
      #expect((0...1).contains(slider.value), "what is no number changes nothing, and the rest is the nearest")
      slider.maximumValue = number
      #expect(slider.accessibilityValue?.hasSuffix("%") == true)
      slider.minimumValue = number
      #expect(slider.accessibilityValue?.hasSuffix("%") == true)
      try slider.person(does: .setValue(Double(number)))
      #expect(slider.accessibilityValue?.hasSuffix("%") == true)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func aStepperTakesAnyNumber(number: Double) {
      let stepper = UIStepper()
      stepper.value = number
      #expect((0...100).contains(stepper.value))
      stepper.value = 50
      stepper.stepValue = number
      #expect(stepper.stepValue > 0)
      _ = refusal(stepper, .increment)
      #expect((0...100).contains(stepper.value))
    }

    @Test(arguments: [(Float.nan, Float(0.5)), (.infinity, 1), (-.infinity, 0), (7, 1), (-7, 0)])
    func progressIsBetweenNothingAndAll(number: Float, expected: Float) {
      let view = UIProgressView()
      view.progress = 0.5
      view.setProgress(number, animated: true)
      #expect(view.progress == expected && view.accessibilityValue == "\(Int(expected * 100))%")
    }

    @Test func aStepperThatEndsBetweenStepsGoesToTheEnd() throws {
      let stepper = UIStepper()
      let events = EventLog(stepper, [.valueChanged, .primaryActionTriggered])
      (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1, 2, 2)
      try stepper.person(does: .increment)
      #expect(stepper.value == 2)
      #expect(refusal(stepper, .increment) == .disabled)
      try stepper.person(does: .decrement)
      try stepper.person(does: .decrement)
      #expect(stepper.value == -1 && refusal(stepper, .decrement) == .disabled)
      #expect(events.log == ["value", "primary", "value", "primary", "value", "primary"])
      stepper.isEnabled = false
      #expect(refusal(stepper, .increment) == .disabled && stepper.value == -1)
    }

    @Test func aStepperWrapsAtBothEnds() throws {
      let stepper = UIStepper()
      (stepper.minimumValue, stepper.maximumValue, stepper.wraps) = (3, 5, true)
      #expect(stepper.value == 3, "a range that rises takes the value along")
      try stepper.person(does: .decrement)
      #expect(stepper.value == 5)
      try stepper.person(does: .increment)
      #expect(stepper.value == 3)
    }

    @Test func pagesArePinned() throws {
      let pages = UIPageControl()
      let events = EventLog(pages, .valueChanged)
      pages.currentPage = 3
      #expect(pages.currentPage == 0)
      pages.numberOfPages = 4
      pages.currentPage = 9
      #expect(pages.currentPage == 3)
      pages.currentPage = -9
      #expect(pages.currentPage == 0)
      pages.currentPage = 3
      pages.numberOfPages = 2
      #expect(pages.currentPage == 1, "fewer pages take the page along")
      pages.numberOfPages = -4
      #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && events.log.isEmpty)
      pages.numberOfPages = 2
      try pages.person(does: .increment)
      try pages.person(does: .increment)
      #expect(pages.currentPage == 1 && events.log == ["value"], "at the end nothing changes")
      #expect(refusal(pages, .choose(2)) == .notFound && refusal(pages, .choose(-1)) == .notFound)
      try pages.person(does: .choose(0))
      try pages.person(does: .decrement)
      #expect(pages.currentPage == 0 && events.log == ["value", "value"])
    }

    @Test func aSinglePageMayBeHidden() {
      let pages = UIPageControl()
      (pages.numberOfPages, pages.hidesForSinglePage) = (1, true)
      #expect(refusal(pages, .increment) == .hidden)
      pages.numberOfPages = 2
      #expect(refusal(pages, .increment) == nil)
    }

    @Test func aControlMadeOfAnActionCallsIt() throws {
      var called = 0
      let slider = UISlider(
        frame: CGRect(x: 0, y: 0, width: 9, height: 9), primaryAction: UIAction { _ in called += 1 })
      try slider.person(does: .setValue(0.25))
      #expect(called == 1 && slider.value == 0.25)
    }

    @Test func anIndicatorHidesWhenItStops() {
      let view = UIActivityIndicatorView()
      #expect(view.isHidden && view.hidesWhenStopped && !view.isAnimating && view.style == .medium)
      view.startAnimating()
      #expect(!view.isHidden && view.isAnimating)
      view.stopAnimating()
      #expect(view.isHidden)
      view.hidesWhenStopped = false
      view.startAnimating()
      view.stopAnimating()
      #expect(!view.isHidden)
      view.hidesWhenStopped = true
      #expect(view.isHidden)
    }

    @Test func rawValuesAreUIKits() {
      #expect(
        UIActivityIndicatorView.Style.medium.rawValue == 100 && UIActivityIndicatorView.Style.large.rawValue == 101)
      #expect(UIProgressView.Style.bar.rawValue == 1 && UISwitch.Style.sliding.rawValue == 2)
    }
  }
#endif
