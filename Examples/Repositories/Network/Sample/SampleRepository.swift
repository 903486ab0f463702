/// A repository of the sample, as the service writes it.
struct SampleRepository: Encodable, Sendable {
  struct Owner: Encodable, Sendable {
    let login: String
    let avatarUrl: String
  }

  let id: Int
  let name: String
  let fullName: String
  var description: String?
  var stargazersCount: Int
  let language: String?
  let owner: Owner

  var stars: Int { stargazersCount }

  init(id: Int, owner: String, name: String, description: String?, stars: Int, language: String?) {
    self.id = id
    self.name = name
    fullName = "\(owner)/\(name)"
    self.description = description
    stargazersCount = stars
    self.language = language
    self.owner = Owner(login: owner, avatarUrl: "https://avatars.example/\(owner)")
  }
}

extension SampleRepository {
  private static let owners = ["ada", "grace", "emmy", "sofia", "mary", "hypatia"]
  private static let languages = ["Swift", "C", "Rust", nil]
  private static let kinds: [(name: String, description: String?)] = [
    ("sluice", "Opens and closes gates in order"), ("lock", "Lifts boats from one level to the next"),
    ("canal", "Joins two streams"), ("ferry", "Carries values from one bank to the other"),
    ("harbour", "Where requests wait for a berth"), ("pilot", nil), ("buoy", "Marks what must not be touched"),
    ("tide", "A clock for tests that comes and goes"), ("delta", "What has changed between two lists"),
  ]

  /// All of the sample, in the order of their ids.
  static let all: [SampleRepository] = owners.indices.flatMap { owner in
    kinds.indices.map { kind in
      let id = owner * kinds.count + kind + 1
      return SampleRepository(
        id: id, owner: owners[owner], name: "\(owners[owner])-\(kinds[kind].name)",
        description: kinds[kind].description,
        stars: 40 * (60 - id), language: languages[(owner + kind) % languages.count])
    }
  }
}
