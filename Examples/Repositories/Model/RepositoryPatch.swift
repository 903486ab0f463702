import Weir

/// What the service answers to a change: the fields that it names, and no others.
struct RepositoryPatch: ModelPatch, Decodable {
  var summary: PatchField<String?>
  var stars: PatchField<Int>

  private enum CodingKeys: String, CodingKey {
    case summary = "description"
    case stars = "stargazers_count"
  }

  func apply(to repository: inout Repository) {
    summary.apply(to: &repository.summary)
    stars.apply(to: &repository.stars)
  }
}
