import Weir

/// The person wants the app to be otherwise.
enum SettingsAction: Action {
  case order(ItemOrder)
}
