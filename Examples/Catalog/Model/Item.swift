/// Something that the catalogue offers.
struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let category: String
  let price: Price
  let about: String
}
