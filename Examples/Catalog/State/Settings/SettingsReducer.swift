import Weir

/// Keeps how the person likes the app to be.
struct SettingsReducer: InoutReducer {
  func reduce(_ action: any Action, into settings: inout Settings) {
    if case .order(let order)? = action as? SettingsAction { settings.order = order }
  }
}
