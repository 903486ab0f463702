/// How the person likes the app to be.
struct Settings: Codable, Hashable {
  var order = ItemOrder.name
}
