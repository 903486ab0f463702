import WeirModels

/// A model that is told only when it has changed.
struct User: StoredModel, Equatable, Decodable {
  var id: Int
  var name: String
  var bio: String?
  var likes = 0
  var version = 0

  init(_ id: Int, _ name: String = "Ann", bio: String? = nil, likes: Int = 0, version: Int = 0) {
    self.id = id
    self.name = name
    self.bio = bio
    self.likes = likes
    self.version = version
  }
}

/// What may come of a user from a server.
struct UserPatch: ModelPatch, Decodable {
  var name: PatchField<String>
  var bio: PatchField<String?>

  func apply(to user: inout User) {
    name.apply(to: &user.name)
    bio.apply(to: &user.bio)
  }
}

/// A model that is no `Equatable`, with an id of its own kind and a merge rule.
struct Repo: StoredModel {
  let id: String
  var stars: Int?
  var owner: Int

  init(_ id: String, stars: Int? = nil, owner: Int = 0) {
    self.id = id
    self.stars = stars
    self.owner = owner
  }

  func merged(into old: Repo) -> Repo {
    var merged = self
    merged.stars = stars ?? old.stars
    return merged
  }
}

/// A model of a class.
final class Photo: StoredModel {
  let id: Int
  let title: String

  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}
