/// What the person is about to buy.
struct Cart: Codable, Hashable {
  /// In the order in which they were put in.
  var lines: [CartLine] = []
  /// How often the person has ordered.
  var orders = 0

  /// How many pieces are in it.
  var count: Int { lines.reduce(0) { $0 + $1.count } }

  /// What all of it costs.
  var total: Price {
    lines.reduce(Price(cents: 0)) { total, line in
      total + (Inventory.item(line.item)?.price ?? Price(cents: 0)) * line.count
    }
  }
}
