/// What becomes of a step that a screen's stepper sends while the screen is not shown.
public enum HiddenStepPolicy: Sendable {
  /// It is dropped, and the log says so (RxFlow).
  case drop
  /// It waits until the screen is shown, behind those that wait already, and is dropped if the screen leaves before.
  case hold
  /// It is taken like any other.
  case allow
}
