/// In which order items are listed.
enum ItemOrder: String, Codable, CaseIterable {
  case name
  case price

  /// Whether an item comes before another one.
  func areInOrder(_ left: Item, _ right: Item) -> Bool {
    switch self {
    case .name: left.name < right.name
    case .price: left.price < right.price
    }
  }
}
