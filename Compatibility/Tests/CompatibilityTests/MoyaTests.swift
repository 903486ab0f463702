import Foundation
import Moya
import RxBlocking
import RxMoya
import Testing

/// Code for Moya and RxMoya.
struct MoyaTests {
  private enum Zen: TargetType {
    case quote(id: Int)

    var baseURL: URL { URL(string: "https://zen.example.org") ?? URL(fileURLWithPath: "/") }
    var path: String {
      switch self {
      case .quote(let id): "/quotes/\(id)"
      }
    }
    var method: Moya.Method { .get }
    var sampleData: Data { Data(#"{"text": "Less is more."}"#.utf8) }
    var task: Moya.Task { .requestParameters(parameters: ["long": "no"], encoding: URLEncoding.default) }
    var headers: [String: String]? { nil }
  }

  private struct Quote: Decodable, Equatable { let text: String }

  @Test func aStubbedRequest() throws {
    let provider = MoyaProvider<Zen>(stubClosure: MoyaProvider.immediatelyStub)
    let quote = try provider.rx.request(.quote(id: 7)).filterSuccessfulStatusCodes().map(Quote.self).toBlocking()
      .single()
    #expect(quote == Quote(text: "Less is more."))
  }

  @Test func aCallback() {
    let provider = MoyaProvider<Zen>(stubClosure: MoyaProvider.immediatelyStub)
    var text: String?
    provider.request(.quote(id: 1)) { result in
      if case .success(let response) = result { text = try? response.map(String.self, atKeyPath: "text") }
    }
    #expect(text == "Less is more.")
  }
}
