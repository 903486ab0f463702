import WeirMVVM

/// The steps of the tab with nested screens.
enum ChildStep: Step {
  /// Show the screen that contains the others.
  case start
}
