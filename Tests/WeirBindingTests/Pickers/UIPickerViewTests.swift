import Testing
import WeirBinding

/// The reactive side of pickers.
@Suite @MainActor struct UIPickerViewTests {
  private let bag = DisposeBag()
  private let log = Log()

  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log("own") }
  }

  @Test func choicesAreToldBesideTheDelegate() throws {
    let (picker, rows) = (UIPickerView(), Rows(log))
    picker.dataSource = rows
    let setting = picker.rx.setDelegate(rows)
    picker.rx.itemSelected.map { "\($0.component): \($0.row)" }.subscribe(log) ~ bag
    try picker.person(does: .spin(component: 1, row: 3))
    #expect(log.lines == ["own", "1: 3"])
    setting.dispose()
    #expect(picker.delegate == nil)
  }
}
