#if !canImport(UIKit)
  /// What a controller is in what contains it: its parent, or its window where it has none.
  enum AppearanceRole: Sendable {
    /// It is not shown.
    case gone
    /// A transition brings it in.
    case entering
    /// It is shown.
    case shown
    /// A transition takes it out.
    case leaving

    /// The state that a controller of this role has, given the state of what contains it.
    func state(in container: AppearanceState) -> AppearanceState {
      switch (container, self) {
      case (_, .gone), (.disappeared, _): .disappeared
      case (.disappearing, _), (_, .leaving): .disappearing
      case (.appearing, _), (_, .entering): .appearing
      case (.appeared, .shown): .appeared
      }
    }
  }
#endif
