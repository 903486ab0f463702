import Weir

/// Keeps what the person likes.
struct FavouritesReducer: InoutReducer {
  func reduce(_ action: any Action, into favourites: inout [Item.ID]) {
    guard case .toggle(let item)? = action as? FavouritesAction else { return }
    if let index = favourites.firstIndex(of: item) { favourites.remove(at: index) } else { favourites.append(item) }
  }
}
