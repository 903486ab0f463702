import Weir

/// Fills and empties the cart.
struct CartReducer: InoutReducer {
  func reduce(_ action: any Action, into cart: inout Cart) {
    switch action as? CartAction {
    case .add(let item):
      if let index = cart.lines.firstIndex(where: { $0.item == item }) {
        cart.lines[index].count += 1
      } else {
        cart.lines.append(CartLine(item: item, count: 1))
      }
    case .remove(let item): cart.lines.removeAll { $0.item == item }
    case .order where !cart.lines.isEmpty: cart = Cart(orders: cart.orders + 1)
    case .order, nil: break
    }
  }
}
