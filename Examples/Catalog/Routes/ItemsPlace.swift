import Weir

/// What stands above the list of all items.
enum ItemsPlace: Place {
  case category(String)
  case item(Item.ID)
  case reviews

  func canFollow(_ previous: ItemsPlace?) -> Bool {
    switch (self, previous) {
    case (.category(let name), nil): Inventory.categories.contains(name)
    case (.item(let id), nil), (.item(let id), .category): Inventory.item(id) != nil
    case (.reviews, .item): true
    default: false
    }
  }
}
