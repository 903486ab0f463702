import Weir

/// The person says what an item is like.
enum ReviewsAction: Action {
  case add(Review, to: Item.ID)
}
