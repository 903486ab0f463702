import Testing

/// What the compiler says of code that was written for Moya, with its import changed.
@Suite(.timeLimit(.minutes(10))) struct MoyaClientTests {
  private static let client = #"""
    import Foundation
    import WeirNetworking

    typealias Task = Moya.Task

    enum Shop {
      case list
      case buy(Int, options: [String: Any])
      case picture(MultipartFormData, [String: Any]?)
      case save(URL)
    }

    extension Shop: TargetType {
      var baseURL: URL { URL(string: "https://example.com")! }
      var path: String {
        switch self {
        case .list: return "/list"
        case .buy(let id, _): return "/buy/\(id)"
        case .picture: return "/picture"
        case .save: return "/save"
        }
      }
      var method: Moya.Method {
        if case .list = self { return .get }
        return .post
      }
      var task: Task {
        switch self {
        case .list: return .requestPlain
        case .buy(_, let options): return .requestParameters(parameters: options, encoding: JSONEncoding.default)
        case .picture(let form, let parameters):
          if let parameters = parameters {
            return .uploadCompositeMultipartFormData(form, urlParameters: parameters)
          }
          return .uploadMultipartFormData(form)
        case .save(let file):
          return .downloadDestination { _, response in
            (file.appendingPathComponent(response.suggestedFilename ?? "x"), [.removePreviousFile])
          }
        }
      }
      var validationType: ValidationType { .successAndRedirectCodes }
      var headers: [String: String]? { ["Accept": "application/json"] }
      var sampleData: Data { "[]".data(using: .utf8)! }
    }

    extension Shop: AccessTokenAuthorizable {
      var authorizationType: AuthorizationType? { .bearer }
    }

    class Counting: PluginType {
      var sent = 0
      func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
        var request = request
        request.addValue("1", forHTTPHeaderField: "X-Count")
        return request
      }
      func willSend(_ request: RequestType, target: TargetType) { sent += 1 }
      func process(
        _ result: Result<Moya.Response, MoyaError>, target: TargetType
      ) -> Result<Moya.Response, MoyaError> { result }
    }

    struct Own: ParameterEncoding {
      func encode(_ urlRequest: URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest {
        try urlRequest.asURLRequest()
      }
    }

    final class Client {
      var items: [Int] = []
      var token = "t"
      let bag = DisposeBag()
      lazy var provider = MoyaProvider<Shop>(
        endpointClosure: { target in
          MoyaProvider.defaultEndpointMapping(for: target).adding(newHTTPHeaderFields: ["App": "x"])
        },
        requestClosure: { endpoint, done in
          do {
            var request = try endpoint.urlRequest()
            request.httpShouldHandleCookies = false
            done(.success(request))
          } catch MoyaError.requestMapping(let url) {
            done(.failure(MoyaError.requestMapping(url)))
          } catch {
            done(.failure(MoyaError.underlying(error, nil)))
          }
        },
        stubClosure: MoyaProvider.immediatelyStub,
        plugins: [Counting(), NetworkLoggerPlugin(), AccessTokenPlugin { _ in self.token }])

      func load() -> Cancellable {
        provider.request(.list) { result in
          switch result {
          case let .success(response):
            self.items = (try? response.filterSuccessfulStatusCodes().map([Int].self)) ?? []
          case let .failure(error):
            print(error.errorDescription ?? "", error.response?.statusCode ?? 0)
          }
        }
      }

      func stream() {
        provider.rx.request(.list).filterSuccessfulStatusCodes().map([Int].self)
          .subscribe(onSuccess: { self.items = $0 }, onFailure: { _ in self.items = [] })
          .disposed(by: bag)
        provider.rx.requestWithProgress(.list).filterProgress().subscribe(onNext: { print($0) }).disposed(by: bag)
      }

      func log() -> String {
        var text = ""
        let logger = NetworkLoggerPlugin(configuration: .init(output: { text += $1.joined() }, logOptions: .verbose))
        let many = MoyaProvider<MultiTarget>(
          stubClosure: MoyaProvider.delayedStub(1),
          plugins: [logger, NetworkActivityPlugin { change, _ in if change == .began { text += "!" } }],
          trackInflights: true)
        many.request(MultiTarget(Shop.list), progress: { print($0.progress) }) { _ in text += "." }
        return text
      }
    }
    """#

  @Test func codeForMoyaIsCleanInSwift5() async throws {
    #expect(try await ClientModule(mode: 5, text: Self.client).complaints(warningsAsErrors: true) == [])
  }

  /// Swift's own `Task` stays what it is, where nobody asks for Moya's.
  @Test(arguments: [5, 6]) func swiftsTaskIsNotHidden(_ mode: Int) async throws {
    let text = """
      import WeirNetworking
      func start(_ provider: Provider<MultiTarget>, _ target: MultiTarget) -> Task<Int, any Error> {
        Task { try await provider.request(target).statusCode }
      }
      """
    #expect(try await ClientModule(mode: mode, text: text).complaints(warningsAsErrors: true) == [])
  }
}
