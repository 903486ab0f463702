/// What somebody thinks of an item.
struct Review: Codable, Hashable, Sendable {
  let author: String
  /// From 1 to 5.
  let stars: Int
  let text: String
}
