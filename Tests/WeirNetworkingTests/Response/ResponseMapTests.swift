import Testing
import WeirNetworking

@Suite struct ResponseMapTests {
  private struct User: Codable, Equatable {
    let name: String
    var age: Int?
  }

  private struct Options: Codable, Equatable { var title: String? }

  private func response(_ text: String, _ code: Int = 200) -> Response {
    Response(statusCode: code, data: Data(text.utf8))
  }

  private func kind(_ body: () throws -> Any) -> String {
    do {
      _ = try body()
      return "none"
    } catch let error as NetworkError {
      return String("\(error)".prefix { $0 != "(" })
    } catch { return "\(error)" }
  }

  @Test func filters() throws {
    #expect(try response("", 200).filterSuccessfulStatusCodes().statusCode == 200)
    #expect(try response("", 302).filterSuccessfulStatusAndRedirectCodes().statusCode == 302)
    for code in [199, 300, 404] {
      let error = try #require(throws: NetworkError.self) { try response("why", code).filterSuccessfulStatusCodes() }
      #expect(error.response?.data == Data("why".utf8))
    }
    #expect(kind { try response("", 400).filterSuccessfulStatusAndRedirectCodes() } == "statusCode")
    #expect(kind { try response("", 201).filter(statusCode: 200) } == "statusCode")
    #expect(kind { try response("", 201).filter(statusCodes: 200..<201) } == "statusCode")
    #expect(try response("", 404).filter(statusCodes: 400...).statusCode == 404)
  }

  @Test func decodes() throws {
    #expect(try response(#"{"name": "ann", "age": 3}"#).map(User.self) == User(name: "ann", age: 3))
    #expect(try response(#"[{"name": "ann"}]"#).map([User].self) == [User(name: "ann")])
    #expect(try response("5").map(Int.self) == 5)
  }

  @Test func decodesAtAPath() throws {
    let text =
      #"{"data": {"user": {"name": "ann"}, "n": 5, "s": "x", "b": true, "list": [{"name": "a"}, {"name": "b"}]}, "a.b": 1}"#
    let response = response(text)
    #expect(try response.map(User.self, atKeyPath: "data.user") == User(name: "ann"))
    #expect(try response.map(Int.self, atKeyPath: "data.n") == 5)
    #expect(try response.map(String.self, atKeyPath: "data.s") == "x")
    #expect(try response.map(Bool.self, atKeyPath: "data.b"))
    #expect(try response.map([User].self, atKeyPath: "data.list").map(\.name) == ["a", "b"])
    #expect(try response.map([String].self, atKeyPath: "data.list.name") == ["a", "b"])
    #expect(try response.map(Int.self, atKeyPath: "a.b") == 1)
    #expect(try response.mapString(atKeyPath: "data.user.name") == "ann")
  }

  @Test func saysWhatIsWrong() {
    let response = response(#"{"name": 5, "null": null}"#)
    #expect(kind { try response.map(User.self) } == "objectMapping")
    #expect(kind { try response.map(User.self, atKeyPath: "nowhere") } == "jsonMapping")
    #expect(kind { try response.map(User.self, atKeyPath: "name.first") } == "jsonMapping")
    #expect(kind { try response.map(User.self, atKeyPath: "") } == "jsonMapping")
    #expect(kind { try response.map(Int.self, atKeyPath: "null") } == "objectMapping")
    #expect(kind { try self.response("{").map(User.self, atKeyPath: "a") } == "jsonMapping")
    #expect(kind { try self.response("{").map(User.self) } == "objectMapping")
    #expect(kind { try self.response("{").mapJSON() } == "jsonMapping")
    #expect(kind { try response.mapString(atKeyPath: "name") } == "stringMapping")
    #expect(kind { try Response(statusCode: 200, data: Data([0xFF])).mapString() } == "stringMapping")
  }

  @Test func emptyBodies() throws {
    #expect(kind { try response("").mapJSON() } == "jsonMapping")
    #expect(try response("").mapJSON(failsOnEmptyData: false) is NSNull)
    #expect(kind { try response("").map(Options.self) } == "objectMapping")
    #expect(try response("").map(Options.self, failsOnEmptyData: false) == Options())
    #expect(try response("").map([Options].self, failsOnEmptyData: false) == [Options()])
    #expect(kind { try response("").map(User.self, failsOnEmptyData: false) } == "objectMapping")
    #expect(try response("").map(Options.self, atKeyPath: "a", failsOnEmptyData: false) == Options())
    #expect(try response("").mapString().isEmpty)
  }

  @Test func theDecoderIsUsed() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Event: Decodable { let startTime: Date }
    let response = response(#"{"event": {"start_time": 5}}"#)
    #expect(
      try response.map(Event.self, atKeyPath: "event", using: decoder).startTime == Date(timeIntervalSince1970: 5))
  }

  @Test func wholeNumbersStayWhole() throws {
    let response = response(#"{"a": {"id": 9007199254740993, "big": 18446744073709551615}}"#)
    #expect(try response.map([String: UInt64].self, atKeyPath: "a") == ["id": 9_007_199_254_740_993, "big": .max])
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ImageData.Format.png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      (Array("GIF89a..".utf8), .gif), (Array("RIFF....WEBPVP8 ".utf8), .webp), ([0x49, 0x49, 0x2A, 0x00], .tiff),
      (Array("BM............".utf8), .bmp), (Array("....ftypheic....".utf8), .heif),
      (Array("....ftypavif....".utf8), .avif),
    ] as [([UInt8], ImageData.Format)])
  func images(_ head: [UInt8], _ format: ImageData.Format) throws {
    let image = try Response(statusCode: 200, data: Data(head)).mapImageData()
    #expect(image.format == format)
    #expect(image.data == Data(head))
  }

  @Test(arguments: ["", "BM", "<html>", "RIFF....WAVEfmt ", "....ftypmp42...."])
  func whatIsNoImageIsAnError(_ text: String) {
    #expect(kind { try response(text).mapImageData() } == "imageMapping")
  }

  @Test func responsesAreCompared() throws {
    #expect(response("a") == response("a"))
    #expect(response("a") != response("b"))
    #expect(response("a", 1) != response("a", 2))
    #expect(response("abc").description == "Status Code: 200, Data Length: 3")
    #expect(response("abc").debugDescription == "Status Code: 200, Data Length: 3")
  }
}
