import Foundation
import Testing
import Weir

@testable import Repositories

/// The requests, as they go to the service.
@Suite struct GitHubTests {
  private func request(_ target: GitHub) throws -> URLRequest {
    try Provider.defaultEndpointMapping(for: target).urlRequest()
  }

  @Test func aSearchAsksForWhatWasTyped() throws {
    let url = try #require(try request(.search(text: "a&b c", page: 2)).url)
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    #expect(url.path == "/search/repositories" && url.host == "api.github.com")
    #expect(
      Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value) })
        == ["q": "a&b c in:name", "sort": "stars", "page": "2", "per_page": "20"])
  }

  @Test func anOwnerIsOneSegment() throws {
    #expect(try request(.owner(login: "a/b")).url?.absoluteString == "https://api.github.com/users/a%2Fb")
  }

  @Test func aChangeIsAPatch() throws {
    let request = try request(.describe(fullName: "ada/lock", text: "New"))
    #expect(request.httpMethod == "PATCH")
    #expect(request.url?.absoluteString == "https://api.github.com/repos/ada/lock")
    #expect(request.httpBody.map { String(bytes: $0, encoding: .utf8) } == #"{"description":"New"}"#)
  }

  @Test func aPictureIsAskedForWhereItIsAndWithoutAToken() throws {
    let url = try #require(URL(string: "https://avatars.example/u/1?v=4"))
    #expect(try request(.avatar(url)).url == url)
    #expect(GitHub.avatar(url).authorizationType == nil)
    #expect(GitHub.owner(login: "a").authorizationType == .bearer)
  }
}
