import Weir

/// The person likes an item, or likes it no more.
enum FavouritesAction: Action {
  case toggle(Item.ID)
}
