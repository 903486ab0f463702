import TestSupport
import Testing
import WeirBinding

/// Adapters that show models of any kind in a picker.
@Suite @MainActor struct RxPickerViewDataSourceTests {
  private let bag = DisposeBag()
  private let wheels = BehaviorRelay(value: [["a", "b"], ["c"]])
  private let picker = UIPickerView()

  private func titles() -> RxPickerViewStringAdapter<[[String]]> {
    RxPickerViewStringAdapter(
      components: [], numberOfComponents: { _, _, wheels in wheels.count },
      numberOfRowsInComponent: { _, _, wheels, component in wheels[component].count },
      titleForRow: { _, _, wheels, row, component in wheels[component][row] })
  }

  @Test func titlesOfSeveralWheels() {
    let adapter = titles()
    wheels.bind(to: picker.rx.items(adapter: adapter)) ~ bag
    #expect(picker.numberOfComponents == 2)
    #expect((0..<2).map { picker.numberOfRows(inComponent: $0) } == [2, 1])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "b")
    wheels.accept([["x"]])
    #expect(picker.numberOfComponents == 1)
    #expect(adapter.components == [["x"]])
  }

  @Test func titlesWithAttributes() {
    let adapter = RxPickerViewAttributedStringAdapter<[String]>(
      components: [], numberOfComponents: { _, _, _ in 1 },
      numberOfRowsInComponent: { _, _, names, _ in names.count },
      attributedTitleForRow: { _, _, names, row, _ in NSAttributedString(string: names[row]) })
    Observable.just(["a", "b"]) ~> picker.rx.items(adapter: adapter) ~ bag
    let title = picker.delegate?.pickerView(picker, attributedTitleForRow: 1, forComponent: 0)
    #expect(title?.string == "b")
  }

  @Test func viewsAreUsedAgain() {
    let adapter = RxPickerViewViewAdapter<[String]>(
      components: [], numberOfComponents: { _, _, _ in 1 },
      numberOfRowsInComponent: { _, _, names, _ in names.count },
      viewForRow: { _, _, names, row, _, old in
        let label = old as? UILabel ?? UILabel()
        label.text = names[row]
        return label
      })
    Observable.just(["a", "b"]).bind(to: picker.rx.items(adapter: adapter)) ~ bag
    let first = picker.delegate?.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    let second = picker.delegate?.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: first)
    #expect(first === second)
    #expect((second as? UILabel)?.text == "b")
  }

  /// Without an adapter, by a closure for the views of one wheel.
  @Test func viewsOfOneWheel() {
    Observable.just(["a", "b"]).bind(to: picker.rx.items) { row, name, old in
      let label = old as? UILabel ?? UILabel()
      label.text = "\(row) \(name)"
      return label
    } ~ bag
    let view = picker.delegate?.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: nil)
    #expect((view as? UILabel)?.text == "1 b")
  }

  @Test func anErrorIsReportedAndTheRowsStay() {
    let adapter = titles()
    adapter.pickerView(picker, observedEvent: .next([["a"]]))
    let faults = faults(of: "RxPickerViewStringAdapter") {
      adapter.pickerView(picker, observedEvent: .error(Failure.first))
      adapter.pickerView(picker, observedEvent: .completed)
    }
    #expect(faults == ["an error cannot be shown as rows; first"])
    #expect(adapter.components == [["a"]])
  }

  @Test func disposingTakesTheAdapterAway() {
    weak var leaked: AnyObject?
    do {
      let adapter = titles()
      leaked = adapter
      let subscription = wheels.bind(to: picker.rx.items(adapter: adapter))
      #expect(picker.dataSource === adapter && picker.delegate === adapter)
      subscription.dispose()
    }
    #expect(picker.dataSource == nil)
    #expect(leaked == nil)
  }
}
