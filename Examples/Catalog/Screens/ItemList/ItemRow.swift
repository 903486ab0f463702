/// An item in a list.
struct ItemRow: Hashable {
  let id: Item.ID
  let name: String
  let price: String
  let isFavourite: Bool

  init(_ item: Item, _ state: AppState) {
    id = item.id
    name = item.name
    price = "\(item.price)"
    isFavourite = state.favourites.contains(item.id)
  }
}
