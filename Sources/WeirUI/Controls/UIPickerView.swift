#if !canImport(UIKit)
  public import Foundation

  /// What a picker shows (UIKit).
  @preconcurrency @MainActor
  public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels it has.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// How a picker shows it, and who hears of choices (UIKit).
  @preconcurrency @MainActor
  public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row with attributes; it comes before a plain one.
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row; it comes before a title.
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView?
    /// The height of the rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a wheel.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// A person has turned a wheel.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }

  extension UIPickerViewDelegate {
    /// No title.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      nil
    }
    /// No title.
    public func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// No view.
    public func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? { nil }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// An even part of the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  }

  /// Wheels to choose with (UIKit).
  ///
  /// Choosing from the program tells the delegate nothing; a person's turn of a wheel does.
  @preconcurrency @MainActor
  open class UIPickerView: UIView {
    /// What it shows; not kept.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// How it is shown, and who hears of choices; not kept.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Hears what the delegate is told, for a module above.
    package final var watcher: Watcher<PickerMoment>?
    private var chosen: [Int] = []

    /// The size of wheels.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// How many wheels there are.
    open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
      max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }

    /// Reads all wheels again.
    open func reloadAllComponents() {
      let count = numberOfComponents
      chosen = (0..<count).map { place in
        min(chosen.indices.contains(place) ? chosen[place] : 0, max(numberOfRows(inComponent: place) - 1, 0))
      }
    }

    /// Reads a wheel again.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    /// Turns a wheel from the program; a row out of range is the nearest.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
      if chosen.count != numberOfComponents { reloadAllComponents() }
      guard chosen.indices.contains(component) else { return }
      chosen[component] = min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
    }

    /// The row that a wheel shows; -1 where it has none.
    open func selectedRow(inComponent component: Int) -> Int {
      guard (0..<numberOfComponents).contains(component), numberOfRows(inComponent: component) > 0 else { return -1 }
      return chosen.indices.contains(component) ? chosen[component] : 0
    }

    /// Does what a person asks: turns a wheel.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard case .spin(let component, let row) = act else { return try super.handle(act) }
      guard (0..<numberOfComponents).contains(component),
        (0..<numberOfRows(inComponent: component)).contains(row)
      else { throw refusal(.notFound, act) }
      selectRow(row, inComponent: component, animated: true)
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      watcher?(.didSelect(row: row, component: component))
    }
  }
#endif
