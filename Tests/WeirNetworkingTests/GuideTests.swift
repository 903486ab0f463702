// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Testing
import WeirNetworking
import WeirTesting

/// The snippets of the guide, compiled as they stand there, and run where that needs no network.
@Suite(.timeLimit(.minutes(10))) struct GuideTests {
  private func person() async throws {
    let (saved, file, folder) = ("", URL(fileURLWithPath: "/"), URL(fileURLWithPath: "/"))
    do {
      let provider = Provider<People>()

      let people = try await provider.request(.all(page: 1)).map([Person].self, atKeyPath: "people")

      let subscription = provider.rx.request(.all(page: 1))
        .map([Person].self, atKeyPath: "people")
        .subscribe(onSuccess: { print($0.count) }, onFailure: { print($0) })

      let request = provider.request(.all(page: 1)) { result in
        if case .failure(let error) = result { print(error.response?.statusCode ?? 0) }
      }
      request.cancel()
      _ = (people, subscription)
    }
    do {
      let tokens = TokenInterceptor(token: saved) { refused in
        try await signInAgain(insteadOf: refused)
      }
      let retries = RetryInterceptor(RetryPolicy(maxAttempts: 3, initialDelay: .seconds(1), jitter: 0.5))
      let provider = Provider<People>(interceptors: [tokens, retries], plugins: [NetworkLoggerPlugin.verbose])
      _ = provider
    }
    do {
      let cache = HTTPCache(capacity: 20_000_000, folder: folder, diskCapacity: 100_000_000)
      let cached = CachingTransport(URLSessionTransport(), cache: cache)
      let provider = Provider<People>(transport: cached, trackInflights: true)
      _ = provider
    }
    do {
      let immediate = Provider<People>(stubClosure: Provider.immediatelyStub)

      let scheduler = TestScheduler(initialClock: 0)
      let slow = Provider<People>(stubClosure: Provider.delayedStub(5), scheduler: scheduler)

      let recorder = RecordingTransport(URLSessionTransport(), file: file)
      let replay = try ReplayTransport(file: file)
      _ = (immediate, slow, recorder, replay)
    }
  }

  @Test func theTargetIsWhatTheGuideSays() async throws {
    let provider = Provider<People>(stubClosure: Provider.immediatelyStub)
    let people = try await provider.request(.all(page: 1)).map([Person].self, atKeyPath: "people")
    #expect(people.map(\.name) == ["Ann"])
    let page = try provider.endpoint(.all(page: 2)).urlRequest()
    #expect(page.url?.absoluteString == "https://api.example.com/v1/people?page=2")
    let rename = try provider.endpoint(.rename(id: 1, name: "Bob")).urlRequest()
    #expect(rename.httpMethod == "PATCH")
    #expect(rename.url?.absoluteString == "https://api.example.com/v1/people/1")
    #expect(rename.httpBody == Data(#"{"name":"Bob"}"#.utf8))
  }

  @Test func everyBlockIsCompiled() throws {
    let tests = URL(fileURLWithPath: #filePath)
    let package = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = package.appendingPathComponent("Sources/WeirNetworking/WeirNetworking.docc/WeirNetworking.md")
    let compiled = bare(try String(contentsOf: tests, encoding: .utf8))
    let parts = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    #expect(parts.count == 5)
    for part in parts {
      let block = part.components(separatedBy: "\n```")[0]
      #expect(compiled.contains(bare(block)), "not in this file: \(block)")
    }
  }

  /// The text without indentation and empty lines.
  private func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

private struct Person: Decodable {
  let id: Int
  let name: String
}

private func signInAgain(insteadOf token: String?) async throws -> String { "" }

enum People {
  case all(page: Int)
  case rename(id: Int, name: String)
}

extension People: TargetType {
  var baseURL: URL { URL(string: "https://api.example.com/v1")! }

  var path: String {
    switch self {
    case .all(let page): "/people?page=\(page)"
    case .rename(let id, _): "/people/\(id)"
    }
  }

  var method: HTTPMethod {
    if case .rename = self { .patch } else { .get }
  }

  var task: RequestTask {
    if case .rename(_, let name) = self { .requestJSONEncodable(["name": name]) } else { .requestPlain }
  }

  var headers: [String: String]? { nil }
  var validationType: ValidationType { .successCodes }
  var sampleData: Data { Data(#"{"people": [{"id": 1, "name": "Ann"}]}"#.utf8) }
}
