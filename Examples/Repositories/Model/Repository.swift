import Foundation
import Weir

/// A repository, as all screens share it.
struct Repository: StoredModel, Equatable {
  let id: Int
  var name: String
  var fullName: String
  var summary: String?
  var stars: Int
  var language: String?
  var owner: String
  var avatar: URL?
}

extension Repository: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, language, owner
    case fullName = "full_name"
    case summary = "description"
    case stars = "stargazers_count"
  }

  private enum OwnerKeys: String, CodingKey {
    case login
    case avatar = "avatar_url"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let owner = try fields.nestedContainer(keyedBy: OwnerKeys.self, forKey: .owner)
    id = try fields.decode(Int.self, forKey: .id)
    name = try fields.decode(String.self, forKey: .name)
    fullName = try fields.decode(String.self, forKey: .fullName)
    summary = try fields.decodeIfPresent(String.self, forKey: .summary)
    stars = try fields.decode(Int.self, forKey: .stars)
    language = try fields.decodeIfPresent(String.self, forKey: .language)
    self.owner = try owner.decode(String.self, forKey: .login)
    avatar = try owner.decodeIfPresent(URL.self, forKey: .avatar)
  }
}
