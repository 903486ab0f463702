import Weir

extension StateMigration {
  /// Version 1 had a cart that was a list of items, one for each piece, no settings, and routes such as
  /// `catalog/items/7`, in which items had no segment before their number.
  static let cartLinesAndItemSegments = StateMigration(from: 1) { state in
    let pieces = try state["cart"]?.decode([Item.ID].self) ?? []
    var cart = Cart()
    for item in pieces { CartReducer().reduce(CartAction.add(item), into: &cart) }
    state["cart"] = try JSONValue(encoding: cart)
    state["settings"] = try JSONValue(encoding: Settings())
    let segments = try state["route"]?.decode([String].self) ?? []
    let route = segments.flatMap { Int($0) == nil ? [$0] : ["item", $0] }
    state["route"] = try JSONValue(encoding: route)
  }
}
