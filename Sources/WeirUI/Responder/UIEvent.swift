#if !canImport(UIKit)
  /// What a person did, as it is handed to views (UIKit).
  @preconcurrency @MainActor
  open class UIEvent {
    /// Makes an event.
    public init() {}
  }
#endif
