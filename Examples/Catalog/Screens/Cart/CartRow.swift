/// Some pieces of an item, as they are shown.
struct CartRow: Hashable {
  let id: Item.ID
  let text: String

  init?(_ line: CartLine) {
    guard let item = Inventory.item(line.item) else { return nil }
    id = line.item
    text = "\(line.count) × \(item.name), \(item.price * line.count)"
  }
}
