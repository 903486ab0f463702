import Foundation
import Weir

extension SampleServer {
  static func search(_ text: String, _ page: Int, _ repositories: [SampleRepository]) -> EndpointSampleResponse {
    let found = repositories.filter { text.isEmpty || $0.name.range(of: text, options: .caseInsensitive) != nil }
      .sorted { ($1.stars, $0.id) < ($0.stars, $1.id) }
    let items = found.dropFirst((page - 1) * GitHub.pageSize).prefix(GitHub.pageSize)
    return json(SampleAnswer(totalCount: found.count, items: Array(items)))
  }

  static func owner(_ login: String, _ repositories: [SampleRepository]) -> EndpointSampleResponse {
    let own = repositories.filter { $0.owner.login == login }
    guard !own.isEmpty else { return missing }
    let stars = own.reduce(0) { $0 + $1.stars }
    return json(SampleOwner(login: login, followers: stars / 10, publicRepos: own.count))
  }

  static func describe(
    _ fullName: String, _ text: String, _ repositories: inout [SampleRepository]
  ) -> EndpointSampleResponse {
    guard let index = repositories.firstIndex(where: { $0.fullName == fullName }) else { return missing }
    repositories[index].description = text.isEmpty ? nil : text
    return json(repositories[index])
  }

  private static var missing: EndpointSampleResponse {
    .networkResponse(404, Data(#"{"message": "Not Found"}"#.utf8))
  }

  private static func json(_ value: some Encodable) -> EndpointSampleResponse {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      return .networkResponse(200, try encoder.encode(value))
    } catch {
      return .networkError(error as NSError)
    }
  }
}

/// A page of a search, as the service writes it.
private struct SampleAnswer: Encodable {
  let totalCount: Int
  let items: [SampleRepository]
}

/// An owner, as the service writes it.
private struct SampleOwner: Encodable {
  let login: String
  let followers: Int
  let publicRepos: Int
  var name: String { login.capitalized }
  var bio: String { "\(name) builds what moves water." }

  private enum CodingKeys: String, CodingKey { case login, followers, publicRepos, name, bio }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(login, forKey: .login)
    try fields.encode(followers, forKey: .followers)
    try fields.encode(publicRepos, forKey: .publicRepos)
    try fields.encode(name, forKey: .name)
    try fields.encode(bio, forKey: .bio)
  }
}
