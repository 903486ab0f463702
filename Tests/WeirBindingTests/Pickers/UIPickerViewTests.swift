import TestSupport
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

  @Test func titlesFollowTheStream() throws {
    let (picker, sizes) = (UIPickerView(), BehaviorRelay(value: [10, 20]))
    sizes.bind(to: picker.rx.itemTitles) { row, size in "\(row): \(size) cm" } ~ bag
    picker.rx.modelSelected(Int.self).map { "\($0)" }.subscribe(log) ~ bag
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "1: 20 cm")
    sizes.accept([1, 2, 3])
    try picker.person(does: .spin(component: 0, row: 2))
    #expect(log.lines == ["[3]"])
  }

  @Test func titlesMayHaveAttributes() {
    let picker = UIPickerView()
    Observable.just(["a"]).bind(to: picker.rx.itemAttributedTitles) { NSAttributedString(string: "\($0) \($1)") } ~ bag
    let title = picker.delegate?.pickerView(picker, attributedTitleForRow: 0, forComponent: 0)
    #expect(title?.string == "0 a")
    #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
  }

  @Test func modelsAreFound() throws {
    let picker = UIPickerView()
    Observable.just(["a"]).bind(to: picker.rx.itemTitles) { $1 } ~ bag
    let model: String = try picker.rx.model(at: IndexPath(indexes: [0, 0]))
    #expect(model == "a")
    #expect(throws: ListError.self) { let _: String = try picker.rx.model(at: IndexPath(indexes: [0, 1])) }
    #expect(throws: (any Error).self) { let _: Int = try picker.rx.model(at: IndexPath(indexes: [0, 0])) }
  }

  @Test func thePickerIsReleasedAndItsRowsToo() {
    weak var leaked: UIPickerView?
    weak var rows: AnyObject?
    let names = BehaviorRelay(value: ["a"])
    do {
      let picker = UIPickerView()
      names.bind(to: picker.rx.itemTitles) { $1 } ~ bag
      leaked = picker
      rows = picker.dataSource
      #expect(rows != nil)
    }
    #expect(leaked == nil)
    #expect(rows == nil)
  }

  @Test func disposingTakesTheRowsAway() {
    let picker = UIPickerView()
    let subscription = Observable.just(["a"]).bind(to: picker.rx.itemTitles) { $1 }
    #expect(picker.numberOfComponents == 1, "the end of the stream changes nothing")
    subscription.dispose()
    #expect(picker.dataSource == nil)
    #expect(picker.delegate == nil)
  }

  @Test func modelsThatNobodyTellsAreAFault() throws {
    let (picker, rows) = (UIPickerView(), Rows(log))
    picker.dataSource = rows
    picker.rx.modelSelected(String.self).map { "\($0)" }.subscribe(log) ~ bag
    let faults = try faults(of: "UIPickerView.rx") { try picker.person(does: .spin(component: 1, row: 3)) }
    let expected =
      "the data source tells the models that are asked for; String at 1, 3: the data source tells no models"
    #expect(faults == [expected])
  }
}
