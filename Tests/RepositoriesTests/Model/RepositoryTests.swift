import Foundation
import Testing
import Weir

@testable import Repositories

@Suite struct RepositoryTests {
  private let json = #"""
    {"id": 7, "name": "lock", "full_name": "ada/lock", "description": null, "stargazers_count": 3, "language": "C",
     "owner": {"login": "ada", "avatar_url": "https://avatars.example/ada"}, "fork": false}
    """#

  @Test func itIsReadFromWhatTheServiceSends() throws {
    let repository = try JSONDecoder().decode(Repository.self, from: Data(json.utf8))
    #expect(
      repository
        == Repository(
          id: 7, name: "lock", fullName: "ada/lock", summary: nil, stars: 3, language: "C", owner: "ada",
          avatar: URL(string: "https://avatars.example/ada")))
  }

  @Test func aFieldThatIsMissingIsNamed() {
    let broken = json.replacingOccurrences(of: "login", with: "logon")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Repository.self, from: Data(broken.utf8))
    }
    #expect(error.map { "\($0)".contains("login") } == true)
  }

  @Test func aPatchLeavesWhatItDoesNotName() throws {
    var repository = try JSONDecoder().decode(Repository.self, from: Data(json.utf8))
    repository.summary = "old"
    let stars = try JSONDecoder().decode(RepositoryPatch.self, from: Data(#"{"stargazers_count": 4}"#.utf8))
    stars.apply(to: &repository)
    #expect(repository.summary == "old" && repository.stars == 4)
    let cleared = try JSONDecoder().decode(RepositoryPatch.self, from: Data(#"{"description": null}"#.utf8))
    cleared.apply(to: &repository)
    #expect(repository.summary == nil && repository.stars == 4)
  }
}
