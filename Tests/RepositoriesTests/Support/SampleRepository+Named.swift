@testable import Repositories

extension SampleRepository {
  /// A repository of which only the name and the stars matter.
  static func named(_ name: String, stars: Int) -> SampleRepository {
    let id = name.unicodeScalars.reduce(0) { $0 * 31 + Int($1.value) }
    return SampleRepository(id: id, owner: "ada", name: name, description: nil, stars: stars, language: nil)
  }
}
