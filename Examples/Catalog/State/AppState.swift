import Weir

/// All that the app knows: where it is, who has signed in, and what that person has done.
public struct AppState: RoutedState, Equatable {
  /// Where the app is.
  public var route = AppRoute.auth().route()
  var session: UserSession?
  var cart = Cart()
  /// The items that the person likes, the latest last.
  var favourites: [Item.ID] = []
  /// What was written in this app; the others are in the inventory.
  var reviews: [Item.ID: [Review]] = [:]
  var settings = Settings()
  /// What the person should know about the start of the app; it is not kept.
  var notice: String?

  /// Makes the state of an app that starts for the first time, or to which somebody has just signed in.
  public init(session: UserSession? = nil) {
    self.session = session
    if session != nil { route = AppRoute.catalog(.items()).route() }
  }
}

extension AppState: Codable {
  private enum CodingKeys: CodingKey {
    case route, session, cart, favourites, reviews, settings
  }
}
