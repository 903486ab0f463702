/// What is shown of the account.
struct AccountViewModel: Equatable {
  let name: String
  let orders: String
  /// The place of the order among all orders.
  let order: Int

  init(_ state: AppState) {
    name = state.session.map { "Signed in as \($0.name)" } ?? ""
    orders = state.cart.orders == 1 ? "1 order" : "\(state.cart.orders) orders"
    order = ItemOrder.allCases.firstIndex(of: state.settings.order) ?? 0
  }
}
