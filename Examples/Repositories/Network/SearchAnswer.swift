/// What the service answers to a search.
struct SearchAnswer: Decodable, Sendable {
  let total: Int
  let repositories: [Repository]

  private enum CodingKeys: String, CodingKey {
    case total = "total_count"
    case repositories = "items"
  }
}
