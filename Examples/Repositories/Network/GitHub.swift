import Foundation
import Weir

/// The requests to the service.
enum GitHub {
  case search(text: String, page: Int)
  case owner(login: String)
  case describe(fullName: String, text: String)
  case avatar(URL)

  /// How many repositories a page has.
  static let pageSize = 20
  /// Where the service is.
  static let server = "https://api.github.com"
}

extension GitHub: TargetType {
  var baseURL: URL {
    if case .avatar(let url) = self { return url }
    return URL(string: Self.server) ?? URL(fileURLWithPath: "/")
  }

  var path: String {
    switch self {
    case .search: "/search/repositories"
    case .owner(let login): "/users/\(login.escapedSegment)"
    // The one slash in it separates the owner and the name.
    case .describe(let fullName, _): "/repos/\(fullName)"
    case .avatar: ""
    }
  }

  var method: HTTPMethod {
    if case .describe = self { .patch } else { .get }
  }

  var task: RequestTask {
    switch self {
    case .search(let text, let page):
      let query = text.isEmpty ? "language:swift" : "\(text) in:name"
      let parameters: [String: Any] = ["q": query, "sort": "stars", "page": page, "per_page": Self.pageSize]
      return .requestParameters(parameters: parameters, encoding: URLEncoding.queryString)
    case .describe(_, let text): return .requestJSONEncodable(["description": text])
    case .owner, .avatar: return .requestPlain
    }
  }

  var headers: [String: String]? {
    if case .avatar = self { nil } else { ["Accept": "application/vnd.github+json", "User-Agent": "Repositories"] }
  }

  var validationType: ValidationType { .successCodes }
}

extension GitHub: AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? {
    if case .avatar = self { nil } else { .bearer }
  }
}

extension String {
  /// As one segment of a path.
  fileprivate var escapedSegment: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "/"))) ?? self
  }
}
