import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct TargetURLTests {
  /// Base, path, and the URL that is sent.
  static let written: [(String, String, String)] = [
    ("https://h", "", "https://h"),
    ("https://h/", "", "https://h/"),
    ("https://h/api", "", "https://h/api"),
    ("https://h/api/", "", "https://h/api/"),
    ("https://h", "/", "https://h/"),
    ("https://h/api", "/", "https://h/api/"),
    ("https://h/api/", "/", "https://h/api/"),
    ("https://h", "users", "https://h/users"),
    ("https://h", "/users", "https://h/users"),
    ("https://h/", "users", "https://h/users"),
    ("https://h/", "/users", "https://h/users"),
    ("https://h/api", "users/", "https://h/api/users/"),
    ("https://h/api", "//users", "https://h/api//users"),
    // A query is one.
    ("https://h/api", "/users?page=2", "https://h/api/users?page=2"),
    ("https://h/api", "?page=2", "https://h/api?page=2"),
    ("https://h/api", "/users?", "https://h/api/users?"),
    ("https://h/api?key=1", "/users", "https://h/api/users?key=1"),
    ("https://h/api?key=1", "/users?page=2", "https://h/api/users?key=1&page=2"),
    ("https://h/api?key=1", "?page=2", "https://h/api?key=1&page=2"),
    ("https://h/api?", "/users?page=2", "https://h/api/users?page=2"),
    ("https://h/api", "/users?q=a?b", "https://h/api/users?q=a?b"),
    ("https://h/api", "/users?q=a+b&r=%2B", "https://h/api/users?q=a+b&r=%2B"),
    // Escapes stay.
    ("https://h", "/repos/a%2Fb/c", "https://h/repos/a%2Fb/c"),
    ("https://h", "/a%20b%3Fc%23", "https://h/a%20b%3Fc%23"),
    ("https://h", "/100%25", "https://h/100%25"),
    ("https://h/x%2Fy", "/z", "https://h/x%2Fy/z"),
    // What may not stand there is escaped.
    ("https://h", "/a b", "https://h/a%20b"),
    ("https://h", "/100%", "https://h/100%25"),
    ("https://h", "/5%2", "https://h/5%252"),
    ("https://h", "/%zz", "https://h/%25zz"),
    ("https://h", "/naïve/日本", "https://h/na%C3%AFve/%E6%97%A5%E6%9C%AC"),
    ("https://h", "/a\"b<c>\\d^e`f{g}|h", "https://h/a%22b%3Cc%3E%5Cd%5Ee%60f%7Bg%7D%7Ch"),
    ("https://h", "/[x]?y[]=1", "https://h/%5Bx%5D?y%5B%5D=1"),
    ("https://h", "/a\r\nHost: evil", "https://h/a%0D%0AHost:%20evil"),
    // What may, is not.
    ("https://h", "/a:b@c;d=e,f+g!$&'()*~-._", "https://h/a:b@c;d=e,f+g!$&'()*~-._"),
    ("https://user:pass@h:8080/x", "/y", "https://user:pass@h:8080/x/y"),
    ("http://[::1]:80", "/y", "http://[::1]:80/y"),
  ]

  @Test(arguments: written)
  func isAsWritten(_ base: String, _ path: String, _ expected: String) throws {
    let endpoint = Provider<API>.defaultEndpointMapping(for: .custom(.init(base: base, path: path)))
    #expect(endpoint.url == expected)
    #expect(try endpoint.urlRequest().url?.absoluteString == expected)
    #expect(URL(target: API.custom(.init(base: base, path: path))).absoluteString == expected)
  }

  /// The same through URLSession's eyes: what goes to the server is what is written.
  @Test(arguments: ["a%2Fb", "a%3Fb", "%E6%97%A5", "a%25b", "a+b", "~a"])
  func escapesSurviveFoundation(_ segment: String) throws {
    let request = try Provider<API>.defaultEndpointMapping(for: .user(segment)).urlRequest()
    let components = try #require(request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) })
    #expect(components.percentEncodedPath == "/users/\(segment)")
  }

  /// What is wrong, the place, and a word of the reason.
  static let wrong: [(String, String, Int, String)] = [
    ("https://h", "/a#b", 11, "fragment"),
    ("https://h", "/a?b=c#d", 15, "fragment"),
    ("https://h#top", "/a", 11, "fragment"),
    ("https://h", "/a/../b", 12, "segments"),
    ("https://h", "/./a", 10, "segments"),
    ("https://h", "/..", 10, "segments"),
    ("https://h", "/%2e%2E/x", 10, "segments"),
    ("/relative", "/a", 0, "scheme"),
    ("h", "/a", 0, "scheme"),
    ("https:///x", "/a", 8, "host"),
  ]

  @Test(arguments: wrong)
  func saysWhatIsWrong(_ base: String, _ path: String, _ offset: Int, _ word: String) throws {
    let endpoint = Provider<API>.defaultEndpointMapping(for: .custom(.init(base: base, path: path)))
    let fault = try #require(throws: URLFault.self) { try URLFault.url(of: endpoint.url) }
    #expect(fault.url == endpoint.url)
    #expect(fault.offset == offset)
    #expect(fault.reason.contains(word))
    let error = try #require(throws: NetworkError.self) { try endpoint.urlRequest() }
    guard case .requestMapping(let text) = error else {
      Issue.record("\(error) is no requestMapping")
      return
    }
    #expect(text == fault.description)
    #expect(text.contains(endpoint.url))
  }

  @Test(arguments: ["", "some invalid URL", "http://", "https://?a", "://h", "http:/h", "mailto:x@y"])
  func aTextThatIsNoURLIsAnError(_ text: String) {
    let endpoint = Endpoint(
      url: text, sampleResponseClosure: { .networkResponse(200, Data()) }, method: .get, task: .requestPlain,
      httpHeaderFields: nil)
    #expect(throws: NetworkError.self) { try endpoint.urlRequest() }
  }

  /// Whatever the path, nothing traps, and the host stays the host.
  @Test func anyPathKeepsTheHost() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let alphabet: [Character] = Array("ab/?#%&=.:@\\ \u{0}\n25é日") + ["//", "..", "%2F", "%00"].flatMap { Array($0) }
    for _ in 0..<2_000 {
      let path = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      let endpoint = Provider<API>.defaultEndpointMapping(
        for: .custom(.init(base: "https://h.example/base", path: path)))
      guard let url = try? endpoint.urlRequest().url else { continue }
      #expect(url.host == "h.example", "seed \(seed), path \(path.debugDescription)")
      #expect(url.absoluteString == endpoint.url, "seed \(seed), path \(path.debugDescription)")
      #expect(url.absoluteString.hasPrefix("https://h.example/base"), "seed \(seed), path \(path.debugDescription)")
    }
  }
}
