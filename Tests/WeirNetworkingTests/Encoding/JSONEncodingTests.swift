import Testing
import WeirNetworking

@Suite struct JSONEncodingTests {
  private func request() throws -> URLRequest { URLRequest(url: try #require(URL(string: "https://h/a"))) }

  @Test func isSortedAndTyped() throws {
    let encoded = try JSONEncoding.default.encode(try request(), with: ["b": [1, "x"], "a": NSNull()])
    #expect(encoded.httpBody == Data(#"{"a":null,"b":[1,"x"]}"#.utf8))
    #expect(encoded.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  @Test func aTypeThatIsGivenStays() throws {
    var request = try request()
    request.setValue("application/x", forHTTPHeaderField: "content-type")
    let encoded = try JSONEncoding.default.encode(request, with: ["a": 1])
    #expect(encoded.value(forHTTPHeaderField: "Content-Type") == "application/x")
  }

  @Test func arraysAreBodiesToo() throws {
    let encoded = try JSONEncoding.default.encode(try request(), withJSONObject: [1, 2])
    #expect(encoded.httpBody == Data("[1,2]".utf8))
    #expect(try JSONEncoding.default.encode(try request(), withJSONObject: nil).httpBody == nil)
  }

  @Test func prettyHasLines() throws {
    let encoded = try JSONEncoding.prettyPrinted.encode(try request(), with: ["a": 1])
    #expect(String(decoding: encoded.httpBody ?? Data(), as: UTF8.self).contains("\n"))
  }

  @Test(arguments: ["date", "nan", "object", "top"])
  func whatIsNoJSONIsAnError(_ kind: String) throws {
    let values: [String: Any] = ["date": Date(), "nan": Double.nan, "object": ParameterFault(name: "", reason: "")]
    if kind == "top" {
      #expect(throws: ParameterFault.self) { try JSONEncoding.default.encode(try request(), withJSONObject: "text") }
    } else {
      let fault = try #require(throws: ParameterFault.self) {
        try JSONEncoding.default.encode(try request(), with: [kind: values[kind] ?? "", "good": 1])
      }
      #expect(fault.name == kind)
      #expect(fault.localizedDescription == "\(kind): is no JSON value")
    }
  }
}
