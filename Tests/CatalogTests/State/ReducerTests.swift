import Testing
import Weir

@testable import Catalog

@Suite struct ReducerTests {
  private func state(_ session: UserSession?, _ route: Route, after action: any Action) -> AppState {
    var state = AppState(session: session)
    state.route = route
    appReducer().reduce(action, into: &state)
    return state
  }

  private let ada = UserSession(name: "Ada")
  private struct Other: Action {}

  @Test func whoHasNotSignedInIsKeptOut() {
    #expect(state(nil, ["catalog", "items"], after: Other()).route == ["auth"])
    #expect(state(nil, [], after: Other()).route == ["auth"])
    #expect(state(nil, ["auth", "forgotten"], after: Other()).route == ["auth", "forgotten"])
  }

  @Test func whoHasSignedInDoesNotSignInAgain() {
    #expect(state(ada, ["auth", "forgotten"], after: Other()).route == ["catalog", "items"])
    #expect(state(ada, [], after: Other()).route == ["catalog", "items"])
    #expect(state(ada, ["catalog", "account"], after: Other()).route == ["catalog", "account"])
  }

  @Test func signingInLeadsToTheCatalogueAndOutForgetsAll() {
    var state = AppState()
    state.notice = "The app starts anew."
    let reducer = appReducer()
    reducer.reduce(SessionAction.signedIn(ada), into: &state)
    #expect(state == AppState(session: ada))
    reducer.reduce(FavouritesAction.toggle(7), into: &state)
    reducer.reduce(CartAction.add(7), into: &state)
    reducer.reduce(SessionAction.signedOut, into: &state)
    #expect(state == AppState())
  }

  @Test func theCart() {
    var cart = Cart()
    for action in [CartAction.order, .add(7), .add(3), .add(7)] { CartReducer().reduce(action, into: &cart) }
    #expect(cart.lines == [CartLine(item: 7, count: 2), CartLine(item: 3, count: 1)])
    #expect(cart.count == 3 && cart.orders == 0 && "\(cart.total)" == "83.40 €")
    CartReducer().reduce(CartAction.remove(7), into: &cart)
    #expect("\(cart.total)" == "5.40 €")
    CartReducer().reduce(CartAction.order, into: &cart)
    #expect(cart == Cart(orders: 1))
  }

  @Test func favouritesReviewsAndSettings() {
    var state = AppState(session: ada)
    let reducer = appReducer()
    for id in [3, 7, 3] { reducer.reduce(FavouritesAction.toggle(id), into: &state) }
    #expect(state.favourites == [7])
    let review = Review(author: "Ada", stars: 2, text: "Blue.")
    reducer.reduce(ReviewsAction.add(review, to: 2), into: &state)
    #expect(state.reviews == [2: [review]])
    reducer.reduce(SettingsAction.order(.price), into: &state)
    #expect(state.settings.order == .price)
  }

  @Test(arguments: [(5, "0.05 €"), (405, "4.05 €"), (1299, "12.99 €"), (0, "0.00 €")])
  func prices(cents: Int, text: String) { #expect("\(Price(cents: cents))" == text) }
}
