import WeirNetworking

/// A small API, as code written for Moya declares one.
enum API {
  case zen
  case user(String)
  case search([String: String])
  case send(Data)
  case secured
  case custom(Shape)

  /// A target with everything given.
  struct Shape: Sendable {
    var base = "https://api.example.com"
    var path = "/custom"
    var method = HTTPMethod.get
    var headers: [String: String]?
    var validation = ValidationType.none
    var sample = "custom"
    var makeTask: @Sendable () -> RequestTask = { .requestPlain }
  }
}

extension API: TargetType {
  var shape: Shape? {
    if case .custom(let shape) = self { return shape }
    return nil
  }

  var baseURL: URL {
    let plain = URL(fileURLWithPath: "/")
    return URL(string: shape?.base ?? "https://api.example.com") ?? plain
  }

  var path: String {
    switch self {
    case .zen: "/zen"
    case .user(let name): "/users/\(name)"
    case .search: "/search"
    case .send: "/items"
    case .secured: "/secured"
    case .custom(let shape): shape.path
    }
  }

  var method: Moya.Method {
    switch self {
    case .send: .post
    case .custom(let shape): shape.method
    default: .get
    }
  }

  var task: Moya.Task {
    switch self {
    case .search(let parameters): .requestParameters(parameters: parameters, encoding: URLEncoding.default)
    case .send(let data): .requestData(data)
    case .custom(let shape): shape.makeTask()
    default: .requestPlain
    }
  }

  var sampleData: Data {
    switch self {
    case .zen: Data("Half measures are as bad as nothing at all.".utf8)
    case .user(let name): Data(#"{"login": "\#(name)", "id": 100}"#.utf8)
    case .custom(let shape): Data(shape.sample.utf8)
    default: Data("{}".utf8)
    }
  }

  var headers: [String: String]? { shape?.headers }
  var validationType: ValidationType { shape?.validation ?? .none }
}

extension API: AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? {
    if case .secured = self { return .bearer }
    return nil
  }
}

/// Makes requests that do not run out of time where the tests are many and the processors few.
@Sendable
func patiently(_ endpoint: Endpoint, _ done: @escaping Provider<API>.RequestResultClosure) {
  done(
    Result {
      var request = try endpoint.urlRequest()
      request.timeoutInterval = 900
      return request
    }.mapError { NetworkError.underlying($0, nil) })
}
