import WeirMVVM

/// The steps of the main screen.
enum MainStep: Step {
  /// Show the tabs.
  case start
}
