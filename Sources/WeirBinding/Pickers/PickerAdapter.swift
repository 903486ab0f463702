import Foundation

/// Shows a sequence as the rows of a picker's one wheel.
@MainActor
final class PickerAdapter<Rows: Sequence>: DataSourceObject, UIPickerViewDataSource, UIPickerViewDelegate,
  SectionedViewDataSourceType
{
  /// What a row shows.
  enum Look {
    case title(@MainActor (Int, Rows.Element) -> String?)
    case attributedTitle(@MainActor (Int, Rows.Element) -> NSAttributedString?)
    case view(@MainActor (Int, Rows.Element, UIView?) -> UIView)
  }

  private let look: Look
  private var rows: [Rows.Element] = []

  nonisolated init(_ look: Look) {
    self.look = look
  }

  func show(_ rows: Rows, in picker: UIPickerView) {
    self.rows = Array(rows)
    picker.reloadAllComponents()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.count == 2, rows.indices.contains(indexPath[1]) else {
      throw ListError.outOfBounds(indexPath: indexPath)
    }
    return rows[indexPath[1]]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    if case .title(let title) = look { title(row, rows[row]) } else { nil }
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    if case .attributedTitle(let title) = look { title(row, rows[row]) } else { nil }
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? {
    if case .view(let make) = look { make(row, rows[row], view) } else { nil }
  }
}
