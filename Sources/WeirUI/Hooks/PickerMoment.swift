/// What a picker has just told its delegate.
package enum PickerMoment {
  /// The person has turned a wheel to a row.
  case didSelect(row: Int, component: Int)
}
