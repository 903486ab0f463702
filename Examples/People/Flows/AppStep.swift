import WeirMVVM

/// The steps of the app as a whole.
enum AppStep: Step {
  /// Show the main screen.
  case main
}
