import Testing
import WeirNetworking

@Suite struct MultiTargetTests {
  private struct Full: TargetType, AccessTokenAuthorizable {
    var baseURL: URL { API.zen.baseURL }
    var path: String { "/path" }
    var method: HTTPMethod { .patch }
    var task: RequestTask { .requestData(Data("x".utf8)) }
    var headers: [String: String]? { ["a": "b"] }
    var sampleData: Data { Data("sample".utf8) }
    var validationType: ValidationType { .customCodes([200]) }
    var authorizationType: AuthorizationType? { .custom("Word") }
  }

  private struct Least: TargetType {
    var baseURL: URL { URL(fileURLWithPath: "/base") }
    var path: String { "" }
    var method: HTTPMethod { .get }
    var task: RequestTask { .requestPlain }
    var headers: [String: String]? { nil }
  }

  @Test func itIsTheTargetInAllRespects() {
    let target = MultiTarget(Full())
    #expect(target.baseURL.host == "api.example.com")
    #expect(target.path == "/path")
    #expect(target.method == .patch)
    #expect(target.headers == ["a": "b"])
    #expect(target.sampleData == Data("sample".utf8))
    #expect(target.validationType == .customCodes([200]))
    #expect(target.authorizationType == .custom("Word"))
    #expect(target.target is Full)
    guard case .requestData(let data) = target.task else {
      Issue.record("another task")
      return
    }
    #expect(data == Data("x".utf8))
  }

  @Test func whatATargetNeedNotSay() {
    let target = MultiTarget(Least())
    #expect(target.sampleData.isEmpty)
    #expect(target.validationType == .none)
    #expect(target.authorizationType == nil)
  }

  @Test func oneProviderServesSeveralAPIs() async throws {
    let provider = MoyaProvider<MultiTarget>(stubClosure: MoyaProvider.immediatelyStub)
    #expect(try await provider.request(MultiTarget(API.zen)).mapString().hasPrefix("Half"))
    #expect(try await provider.request(.target(Full())).statusCode == 200)
    let seen = Recorder<String>()
    let plugin = NetworkActivityPlugin { change, target in
      if change == .began { seen.add("\(type(of: (target as? MultiTarget)?.target ?? target))") }
    }
    let watched = Provider<MultiTarget>(stubClosure: Provider.immediatelyStub, plugins: [plugin])
    watched.request(MultiTarget(API.zen)) { _ in }
    watched.request(MultiTarget(Least())) { _ in }
    #expect(seen.values == ["API"], "what has no valid URL is not sent")
  }
}
