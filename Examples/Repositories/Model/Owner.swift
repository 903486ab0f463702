import Foundation
import Weir

/// Who owns repositories.
struct Owner: StoredModel, Equatable {
  /// The login.
  let id: String
  var name: String?
  var bio: String?
  var followers: Int
  var repositories: Int
}

extension Owner: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name, bio, followers
    case id = "login"
    case repositories = "public_repos"
  }
}
