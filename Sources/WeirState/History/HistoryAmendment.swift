/// A change that only completes the one before, such as where coordinators have come to for a route that was short.
///
/// A history takes it into the entry that is the present one, so that undoing does not stop in between, where the same
/// change would be made again.
package protocol HistoryAmendment: Action {
  /// Whether it completes the change before.
  var completesTheStepBefore: Bool { get }
}
