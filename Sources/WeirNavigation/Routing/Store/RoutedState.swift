public import WeirState

/// The state of an app whose route is a part of it (Cordux's `StateType`).
///
/// A store with such a state has `route(_:)`, `setRoute(_:)` and `rootCoordinator`. Only the whole state has a route; a scope of
/// the store is not asked for one.
public protocol RoutedState: StateType {
  /// Where the app is, and how the person got there.
  var route: Route { get set }
}
