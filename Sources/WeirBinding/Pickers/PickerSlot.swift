/// Keeps the adapter that a stream has given to a picker, since the picker does not.
@MainActor
final class PickerSlot {
  private var adapter: (any UIPickerViewDataSource & UIPickerViewDelegate)?

  private nonisolated init() {}

  /// Gives a picker its adapter; the result takes it away, unless the picker has another one by then.
  nonisolated static func set(
    _ adapter: any UIPickerViewDataSource & UIPickerViewDelegate, of picker: UIPickerView
  ) -> any Disposable {
    let picker = WeakReference(picker)
    // An adapter belongs to the main actor.
    let held = Unchecked(adapter)
    MainCall.run { if let picker = picker.object { of(picker)?.give(held.value, to: picker) } }
    // The disposable outlives the picker in a bag, and must not keep the rows for as long.
    let given = Unchecked(WeakReference(adapter as AnyObject))
    return Disposables.onMain {
      if let picker = picker.object, let old = given.value.object { of(picker)?.take(old, from: picker) }
    }
  }

  private static func of(_ picker: UIPickerView) -> PickerSlot? {
    Attached.object(PickerSlot.self, of: picker) { PickerSlot() }
  }

  private func give(_ new: any UIPickerViewDataSource & UIPickerViewDelegate, to picker: UIPickerView) {
    adapter = new
    picker.dataSource = new
    picker.delegate = new
  }

  private func take(_ old: AnyObject, from picker: UIPickerView) {
    if picker.dataSource === old { picker.dataSource = nil }
    if picker.delegate === old { picker.delegate = nil }
    if adapter === old { adapter = nil }
  }
}
