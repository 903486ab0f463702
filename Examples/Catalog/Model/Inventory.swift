/// What there is to be had; a real app would ask a server.
enum Inventory {
  static let items = [
    Item(id: 1, name: "Fountain pen", category: "Pens & ink", price: Price(cents: 2450), about: "Writes for years."),
    Item(id: 2, name: "Blue ink", category: "Pens & ink", price: Price(cents: 690), about: "Dries in ten seconds."),
    Item(id: 3, name: "Squared notebook", category: "Paper", price: Price(cents: 540), about: "Two hundred pages."),
    Item(id: 4, name: "Envelopes", category: "Paper", price: Price(cents: 320), about: "Fifty, with windows."),
    Item(id: 5, name: "Stapler", category: "Desk", price: Price(cents: 1299), about: "For thirty sheets."),
    Item(id: 6, name: "Paper clips", category: "Desk", price: Price(cents: 180), about: "A hundred in a tin."),
    Item(id: 7, name: "Desk lamp", category: "Desk", price: Price(cents: 3900), about: "Warm and cold light."),
    Item(
      id: 8, name: "Wall calendar", category: "50% off / last pieces", price: Price(cents: 405), about: "Last year's."),
  ]

  /// The categories, in the order of their first items.
  static let categories = items.reduce(into: [String]()) { found, item in
    if !found.contains(item.category) { found.append(item.category) }
  }

  static let reviews: [Item.ID: [Review]] = [
    1: [Review(author: "Grace", stars: 5, text: "It does not scratch.")],
    7: [
      Review(author: "Emmy", stars: 4, text: "Bright enough for two."),
      Review(author: "Bela", stars: 5, text: "I read all night."),
    ],
  ]

  static func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }
}
