/// Some pieces of one item.
struct CartLine: Codable, Hashable {
  let item: Item.ID
  var count: Int
}
