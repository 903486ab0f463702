import Weir

/// What stands above the account.
enum AccountPlace: Place {
  case favourites
  case item(Item.ID)
  case reviews

  func canFollow(_ previous: AccountPlace?) -> Bool {
    switch (self, previous) {
    case (.favourites, nil), (.reviews, .item): true
    case (.item(let id), .favourites): Inventory.item(id) != nil
    default: false
    }
  }
}
