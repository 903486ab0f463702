import Weir

/// All reducers of the app, each on its own part of the state.
///
/// The guard of the route comes last, as it has to see what the others have made of the state.
func appReducer() -> Reduce<AppState> {
  combineReducers(
    SessionReducer(),
    CartReducer().pullback(\.cart),
    FavouritesReducer().pullback(\.favourites),
    ReviewsReducer().pullback(\.reviews),
    SettingsReducer().pullback(\.settings),
    RouteGuard()
  )
}
