#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Pickers of dates and wheels: ranges, modes, and sources that say less than nothing.
  @MainActor @Suite struct UIDatePickerTests {
    private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

    @Test func dateIsKeptInRange() {
      let picker = UIDatePicker()
      picker.date = day(5)
      picker.minimumDate = day(7)
      #expect(picker.date == day(7))
      picker.maximumDate = day(9)
      picker.setDate(day(20), animated: true)
      #expect(picker.date == day(9))
      picker.setDate(day(1), animated: false)
      #expect(picker.date == day(7))
      picker.maximumDate = day(6)
      picker.date = day(1)
      #expect(picker.date == day(1), "a range that is none is ignored")
      picker.minimumDate = nil
      #expect(picker.date == day(1))
      picker.date = day(8)
      #expect(picker.date == day(6))
    }

    @Test(arguments: [(1, 1), (5, 5), (30, 30), (7, 1), (0, 1), (-5, 1), (31, 1), (60, 1), (20, 20)])
    func minutesDivideAnHour(set: Int, expected: Int) {
      let picker = UIDatePicker()
      picker.minuteInterval = set
      #expect(picker.minuteInterval == expected)
    }

    @Test func aPersonTurnsTheWheels() throws {
      let picker = UIDatePicker()
      let events = EventLog(picker)
      picker.minimumDate = day(2)
      picker.date = day(3)
      #expect(events.log.isEmpty)
      try picker.person(does: .setDate(day(4)))
      #expect(picker.date == day(4) && events.log == ["value", "primary"])
      #expect(refusal(picker, .setDate(day(1))) == .notFound && picker.date == day(4))
      #expect(refusal(picker, .setValue(60)) == .notSupported, "only a timer counts down")
      picker.isEnabled = false
      #expect(refusal(picker, .setDate(day(5))) == .disabled)
    }

    /// UIKit: at most 23 hours and 59 minutes.
    @Test(arguments: [(60.0, 60.0), (86_399, 86_399), (90_000, 86_399), (-5, 0), (.nan, 0), (.infinity, 86_399)])
    func aTimerCountsDownFromLessThanADay(set: Double, expected: Double) throws {
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = set
      #expect(picker.countDownDuration == expected)
      try picker.person(does: .setValue(120))
      #expect(picker.countDownDuration == 120)
    }

    @Test func stylesHaveTheirSizes() {
      let picker = UIDatePicker()
      #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerMode == .dateAndTime)
      let compact = picker.intrinsicContentSize
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216) && compact.height < 216)
      #expect([UIDatePickerStyle.automatic, .wheels, .compact, .inline].map(\.rawValue) == [0, 1, 2, 3])
      let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
      #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
      var rows: [Int]
      var components: Int?
      var chosen: [[Int]] = []
      init(_ rows: [Int]) { self.rows = rows }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { components ?? rows.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows.indices.contains(component) ? rows[component] : -3
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
      }
    }

    @Test func wheelsAreChosenAndPinned() throws {
      let (picker, wheels) = (UIPickerView(), Wheels([3, 0]))
      (picker.dataSource, picker.delegate) = (wheels, wheels)
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
      #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
      #expect(picker.selectedRow(inComponent: 9) == -1 && picker.selectedRow(inComponent: -1) == -1)
      picker.selectRow(9, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 2 && wheels.chosen.isEmpty)
      picker.selectRow(-9, inComponent: 0, animated: true)
      picker.selectRow(1, inComponent: 5, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      try picker.person(does: .spin(component: 0, row: 1))
      #expect(wheels.chosen == [[0, 1]] && picker.selectedRow(inComponent: 0) == 1)
      for (component, row) in [(0, 3), (0, -1), (1, 0), (2, 0), (-1, 0)] {
        #expect(refusal(picker, .spin(component: component, row: row)) == .notFound)
      }
    }

    @Test func theChoiceStaysThroughAReload() {
      let (picker, wheels) = (UIPickerView(), Wheels([5]))
      picker.dataSource = wheels
      picker.selectRow(4, inComponent: 0, animated: false)
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 4)
      wheels.rows = [2, 2]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func aSourceThatSaysLessThanNothing() {
      let (picker, wheels) = (UIPickerView(), Wheels([]))
      wheels.components = -2
      picker.dataSource = wheels
      #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
      #expect(refusal(picker, .spin(component: 0, row: 0)) == .notFound)
      wheels.components = 2
      #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
      #expect(refusal(picker, .spin(component: 1, row: 0)) == .notFound)
      picker.reloadAllComponents()
      picker.selectRow(1, inComponent: 1, animated: false)
      #expect(UIPickerView().numberOfComponents == 0 && UIPickerView().numberOfRows(inComponent: 0) == 0)
    }

    @Test func whatTheDelegateDoesNotSay() {
      let (picker, wheels) = (UIPickerView(), Wheels([3, 3]))
      (picker.dataSource, picker.delegate) = (wheels, wheels)
      picker.bounds.size.width = 100
      #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
      #expect(picker.delegate?.pickerView(picker, attributedTitleForRow: 0, forComponent: 0) == nil)
      #expect(picker.delegate?.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil) == nil)
      #expect(picker.delegate?.pickerView(picker, rowHeightForComponent: 0) == 32)
      #expect(picker.delegate?.pickerView(picker, widthForComponent: 0) == 50)
    }
  }
#endif
