import RxTreeKit

/// What a command makes of an analysis.
struct Report {
  /// What is said before the result.
  var introduction: [String] = []
  /// What goes to standard output; may be empty.
  var text = ""
  /// A note for each flow and coordinator that no root leads to.
  var unreachable: [Diagnostic] = []
  /// Why the result counts as nothing found; nil where something was found.
  var missing: String?
}
