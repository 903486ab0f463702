#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Switches, sliders, steppers, segments, pages, pickers: what a person does sends events, what the program does not.
  @MainActor @Suite(.serialized) struct ValueControlTests {
    @Test func aSwitch() throws {
      let control = UISwitch()
      let events = EventLog(control)
      control.isOn = true
      control.setOn(false, animated: true)
      #expect(events.log.isEmpty)
      #expect(control.accessibilityValue == "0")
      try control.person(does: .tap())
      #expect(control.isOn)
      #expect(events.log == ["down", "up", "value", "primary"])
      control.isEnabled = false
      #expect(refusal(control, .tap()) == .disabled)
      #expect(control.isOn)
      #expect(
        UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    }

    @Test func aSwitchShowsTheNewValueToItsListeners() throws {
      let control = UISwitch()
      var seen: [Bool] = []
      control.addAction(UIAction { seen.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
      try control.person(does: .tap())
      #expect(seen == [true])
    }

    @Test func aSlider() throws {
      let slider = UISlider()
      let events = EventLog(slider, [.valueChanged, .touchUpInside])
      slider.value = 7
      #expect(slider.value == 1)
      slider.maximumValue = 10
      slider.setValue(7, animated: true)
      #expect(events.log.isEmpty)
      try slider.person(does: .setValue(4))
      #expect(slider.value == 4)
      #expect(events.log == ["value", "up"])
      #expect(slider.accessibilityValue == "40%")
      slider.isContinuous = false
      try slider.person(does: .setValue(99))
      #expect(slider.value == 10)
      #expect(events.log == ["value", "up", "up", "value"])
      slider.minimumValue = 20
      #expect(slider.maximumValue == 20 && slider.value == 20)
      slider.maximumValue = 5
      #expect(slider.minimumValue == 5 && slider.value == 5)
      #expect(slider.accessibilityValue == "0%")
      slider.isEnabled = false
      #expect(refusal(slider, .setValue(1)) == .disabled)
    }

    @Test func aStepper() throws {
      let stepper = UIStepper()
      let events = EventLog(stepper, .valueChanged)
      stepper.maximumValue = 2.5
      #expect(refusal(stepper, .decrement) == .disabled)
      for _ in 0..<3 { try stepper.person(does: .increment) }
      #expect(stepper.value == 2.5)
      #expect(refusal(stepper, .increment) == .disabled)
      #expect(events.log.count == 3)
      stepper.wraps = true
      try stepper.person(does: .increment)
      #expect(stepper.value == 0)
      try stepper.person(does: .decrement)
      #expect(stepper.value == 2.5)
      stepper.stepValue = -1
      #expect(stepper.stepValue == 1)
      stepper.minimumValue = 9
      #expect(stepper.value == 9 && stepper.maximumValue == 9)
      stepper.maximumValue = 1
      #expect(stepper.value == 1 && stepper.minimumValue == 1)
    }

    @Test func segments() throws {
      let control = UISegmentedControl(items: ["a", UIImage(named: "b") as Any, 3, "c"])
      let events = EventLog(control, [.valueChanged, .primaryActionTriggered])
      #expect(control.numberOfSegments == 3)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.imageForSegment(at: 1) == UIImage(named: "b"))
      control.selectedSegmentIndex = 2
      #expect(events.log.isEmpty)
      try control.person(does: .choose(2))
      #expect(events.log.isEmpty)
      try control.person(does: .choose(0))
      #expect(events.log == ["value", "primary"])
      #expect(control.selectedSegmentIndex == 0)
      control.setEnabled(false, forSegmentAt: 1)
      #expect(refusal(control, .choose(1)) == .disabled)
      #expect(refusal(control, .choose(9)) == .notFound)
    }

    @Test func segmentsComeAndGo() {
      let control = UISegmentedControl(items: ["a", "b"])
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "x", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2)
      control.insertSegment(with: UIImage(named: "y"), at: 99, animated: false)
      #expect(control.imageForSegment(at: 3) == UIImage(named: "y"))
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1)
      control.removeSegment(at: 1, animated: false)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.setTitle("z", forSegmentAt: 0)
      control.setWidth(33, forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == "z" && control.widthForSegment(at: 0) == 33)
      control.removeAllSegments()
      #expect(control.numberOfSegments == 0)
      control.removeSegment(at: 0, animated: false)
    }

    @Test func aSegmentThatIsNotThereIsReported() {
      let control = UISegmentedControl(items: ["a"])
      let found = faults(of: "UISegmentedControl") {
        control.selectedSegmentIndex = 5
        control.setTitle("x", forSegmentAt: -2)
        _ = control.titleForSegment(at: 1)
      }
      #expect(found.map(\.value) == ["segment 5 of 1", "segment -2 of 1", "segment 1 of 1"])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsOfActionsAndMomentaryOnes() throws {
      var calls = 0
      let control = UISegmentedControl(actions: [UIAction(title: "go") { _ in calls += 1 }])
      control.isMomentary = true
      let events = EventLog(control, .valueChanged)
      try control.person(does: .choose(0))
      try control.person(does: .choose(0))
      #expect(calls == 2)
      #expect(events.log.count == 2)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.actionForSegment(at: 0)?.title == "go")
    }

    @Test func pages() throws {
      let control = UIPageControl()
      let events = EventLog(control, .valueChanged)
      control.currentPage = 3
      #expect(control.currentPage == 0)
      control.numberOfPages = 3
      control.currentPage = 9
      #expect(control.currentPage == 2)
      try control.person(does: .increment)
      #expect(events.log.isEmpty)
      try control.person(does: .decrement)
      #expect(control.currentPage == 1 && events.log == ["value"])
      try control.person(does: .choose(0))
      #expect(refusal(control, .choose(3)) == .notFound)
      control.numberOfPages = -2
      #expect(control.numberOfPages == 0)
      control.hidesForSinglePage = true
      #expect(refusal(control, .increment) == .hidden)
    }

    @Test func dates() throws {
      let picker = UIDatePicker()
      let events = EventLog(picker, .valueChanged)
      let day = { (number: Double) in Date(timeIntervalSince1970: number * 86_400) }
      picker.date = day(10)
      picker.minimumDate = day(20)
      picker.maximumDate = day(30)
      #expect(picker.date == day(20))
      picker.setDate(day(99), animated: true)
      #expect(picker.date == day(30))
      #expect(events.log.isEmpty)
      try picker.person(does: .setDate(day(25)))
      #expect(picker.date == day(25) && events.log == ["value"])
      #expect(refusal(picker, .setDate(day(31))) == .notFound)
      picker.minimumDate = day(40)
      picker.date = day(7)
      #expect(picker.date == day(7))
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 15
      #expect(picker.minuteInterval == 15)
      #expect(refusal(picker, .setValue(60)) == .notSupported)
      picker.datePickerMode = .countDownTimer
      try picker.person(does: .setValue(60))
      #expect(picker.countDownDuration == 60)
    }

    @Test func wheels() throws {
      final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
        var log: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component * 3 }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          log.append("\(component).\(row)")
        }
      }
      let (picker, wheels) = (UIPickerView(), Wheels())
      picker.dataSource = wheels
      picker.delegate = wheels
      #expect(picker.numberOfComponents == 2)
      #expect(picker.selectedRow(inComponent: 0) == -1)
      picker.selectRow(9, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      #expect(wheels.log.isEmpty)
      try picker.person(does: .spin(component: 1, row: 1))
      #expect(wheels.log == ["1.1"] && picker.selectedRow(inComponent: 1) == 1)
      #expect(refusal(picker, .spin(component: 0, row: 0)) == .notFound)
      #expect(refusal(picker, .spin(component: 5, row: 0)) == .notFound)
    }

    @Test func progressAndActivity() {
      let progress = UIProgressView(progressViewStyle: .bar)
      progress.progress = 3
      #expect(progress.progress == 1)
      progress.setProgress(0.25, animated: true)
      #expect(progress.accessibilityValue == "25%")
      let activity = UIActivityIndicatorView(style: .large)
      #expect(activity.isHidden && !activity.isAnimating)
      activity.startAnimating()
      #expect(!activity.isHidden && activity.isAnimating)
      activity.stopAnimating()
      #expect(activity.isHidden)
      activity.hidesWhenStopped = false
      activity.startAnimating()
      activity.stopAnimating()
      #expect(!activity.isHidden)
      #expect(activity.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    }
  }
#endif
