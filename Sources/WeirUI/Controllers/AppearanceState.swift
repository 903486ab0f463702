#if !canImport(UIKit)
  /// Where a controller is between being away and being seen.
  enum AppearanceState: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// The next state on the way to a target, where there is a way.
    ///
    /// There is no way from `appeared` to `appearing`, nor from `disappeared` to `disappearing`: what is done is not begun
    /// again. So every step is one callback, and they come in the order that UIKit has.
    func step(toward target: AppearanceState) -> AppearanceState? {
      switch (self, target) {
      case (.disappeared, .appearing), (.disappeared, .appeared), (.disappearing, .appearing),
        (.disappearing, .appeared):
        .appearing
      case (.appearing, .appeared): .appeared
      case (.appeared, .disappearing), (.appeared, .disappeared), (.appearing, .disappearing),
        (.appearing, .disappeared):
        .disappearing
      case (.disappearing, .disappeared): .disappeared
      default: nil
      }
    }
  }
#endif
