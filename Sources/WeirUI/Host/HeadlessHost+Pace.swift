#if !canImport(UIKit)
  extension HeadlessHost {
    /// When a transition ends.
    public enum Pace {
      /// In the turn in which it begins.
      case nextTurn
      /// When the test calls its `finish` or `cancel`.
      case held
      /// After a time on a clock if it is animated, else in the turn in which it begins.
      case slow(Duration, any Clock<Duration>)
      /// As a function says of each one.
      case each((ScreenTransition) -> Pace)
    }
  }
#endif
