import Testing
import WeirNetworking

@Suite struct URLEncodingTests {
  private func query(
    _ parameters: [String: Any], _ encoding: URLEncoding = .queryString, url: String = "https://h/a"
  )
    throws -> String?
  {
    let request = URLRequest(url: try #require(URL(string: url)))
    return query(try encoding.encode(request, with: parameters).url?.absoluteString)
  }

  private func query(_ text: String?) -> String? {
    guard let text, let mark = text.firstIndex(of: "?") else { return nil }
    return String(text[text.index(after: mark)...])
  }

  @Test func isSortedByName() throws {
    #expect(try query(["b": "2", "a": "1", "c": "3"]) == "a=1&b=2&c=3")
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("a+b", "a%2Bb"), ("a&b=c", "a%26b%3Dc"), ("ü", "%C3%BC"), ("a/b?c", "a/b?c"),
    ("#[]@!$'()*,;:", "%23%5B%5D%40%21%24%27%28%29%2A%2C%3B%3A"),
    ("100%", "100%25"), ("%2F", "%252F"), ("", ""),
  ])
  func escapesValues(_ value: String, _ expected: String) throws {
    #expect(try query(["q": value]) == "q=\(expected)")
    #expect(URLEncoding.default.escape(value) == expected)
  }

  @Test func namesAreEscaped() throws { #expect(try query(["a b&": "1"]) == "a%20b%26=1") }

  @Test func arrays() throws {
    let values = ["n": [1, 2]]
    #expect(try query(values) == "n%5B%5D=1&n%5B%5D=2")
    #expect(try query(values, URLEncoding(destination: .queryString, arrayEncoding: .noBrackets)) == "n=1&n=2")
    #expect(
      try query(values, URLEncoding(destination: .queryString, arrayEncoding: .indexInBrackets))
        == "n%5B0%5D=1&n%5B1%5D=2")
    let custom = URLEncoding(destination: .queryString, arrayEncoding: .custom { "\($0).\($1 + 1)" })
    #expect(try query(values, custom) == "n.1=1&n.2=2")
    #expect(try query(["n": [Int]()]) == nil)
  }

  @Test func dictionaries() throws {
    #expect(try query(["f": ["b": 2, "a": ["x": 1]] as [String: Any]]) == "f%5Ba%5D%5Bx%5D=1&f%5Bb%5D=2")
  }

  @Test func boolsAndNumbers() throws {
    #expect(try query(["t": true, "f": false, "i": 1, "d": 1.5]) == "d=1.5&f=0&i=1&t=1")
    let literal = URLEncoding(destination: .queryString, boolEncoding: .literal)
    #expect(try query(["t": true, "i": 1, "o": 0], literal) == "i=1&o=0&t=true")
  }

  @Test func nothingIsLeftOut() throws {
    let none: String? = nil
    let some: String?? = "x"
    #expect(try query(["a": none as Any, "b": NSNull(), "c": some as Any]) == "c=x")
  }

  @Test func isAddedToTheQueryThatIsThere() throws {
    #expect(try query(["b": 2], url: "https://h/a?x=%2F") == "x=%2F&b=2")
    #expect(try query(["b": 2], url: "https://h/a?") == "b=2")
    #expect(try query([:], url: "https://h/a") == nil)
  }

  @Test(arguments: [
    (HTTPMethod.get, true), (.head, true), (.delete, true), (.post, false), (.put, false), (.patch, false),
  ])
  func theMethodSaysWhere(_ method: HTTPMethod, _ isQuery: Bool) throws {
    var request = URLRequest(url: try #require(URL(string: "https://h/a")))
    request.httpMethod = method.rawValue
    let encoded = try URLEncoding.default.encode(request, with: ["a": 1])
    #expect((encoded.url?.query == "a=1") == isQuery)
    #expect((encoded.httpBody == Data("a=1".utf8)) == !isQuery)
    let type = encoded.value(forHTTPHeaderField: "Content-Type")
    #expect(type == (isQuery ? nil : "application/x-www-form-urlencoded; charset=utf-8"))
  }

  @Test func noParametersChangeNothing() throws {
    let request = URLRequest(url: try #require(URL(string: "https://h/a")))
    #expect(try URLEncoding.httpBody.encode(request, with: nil) == request)
    #expect(try JSONEncoding.default.encode(request, with: nil) == request)
  }

  @Test func aRequestWithoutURLIsAnError() throws {
    var request = URLRequest(url: try #require(URL(string: "https://h/a")))
    request.url = nil
    #expect(throws: ParameterFault.self) { try URLEncoding.queryString.encode(request, with: ["a": 1]) }
  }
}
