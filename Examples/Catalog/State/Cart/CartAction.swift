import Weir

/// The person does something with the cart.
enum CartAction: Action {
  case add(Item.ID)
  case remove(Item.ID)
  case order
}
