/// What is shown of an item.
struct ItemViewModel: Equatable {
  let favouriteTitle: String
  let reviewsTitle: String

  init(_ state: AppState, id: Item.ID) {
    favouriteTitle = state.favourites.contains(id) ? "Remove from favourites" : "Add to favourites"
    let count = (Inventory.reviews[id]?.count ?? 0) + (state.reviews[id]?.count ?? 0)
    reviewsTitle = "Reviews (\(count))"
  }
}
