import TestSupport
import Testing
import WeirNetworking

/// Whatever a body looks like, its secrets are not in what is written of it.
@Suite struct RedactionLawTests {
  private static let secret = "s3cr3t"
  private static let secretNames = ["password", "access_token", "Api-Key", "PIN", "clientSecret", "refreshToken"]

  /// A value with secrets at any depth, and how many.
  private func value(_ random: inout SeededGenerator, depth: Int) -> Any {
    switch Int.random(in: 0..<(depth > 3 ? 3 : 6), using: &random) {
    case 0: return Int.random(in: 0...9, using: &random)
    case 1: return "plain"
    case 2: return NSNull()
    case 3: return (0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth: depth + 1) }
    default:
      var members: [String: Any] = [:]
      for index in 0..<Int.random(in: 0...3, using: &random) { members["m\(index)"] = value(&random, depth: depth + 1) }
      if Bool.random(using: &random), let name = Self.secretNames.randomElement(using: &random) {
        members[name] = Bool.random(using: &random) ? Self.secret : ["deep": [Self.secret]]
      }
      return members
    }
  }

  @Test func json() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let data = try JSONSerialization.data(withJSONObject: ["v": value(&random, depth: 0)], options: .sortedKeys)
      let shown = Redaction.default.body(data)
      #expect(!String(decoding: shown, as: UTF8.self).contains(Self.secret), "seed \(seed)")
      #expect(Redaction.default.body(shown) == shown, "seed \(seed): hiding twice is hiding once")
      #expect((try? JSONSerialization.jsonObject(with: shown)) != nil, "seed \(seed): it is JSON still")
      #expect(Redaction.none.body(data) == data)
      let hadSecrets = String(decoding: data, as: UTF8.self).contains(Self.secret)
      #expect((shown == data) == !hadSecrets, "seed \(seed): what has none stays as it was written")
    }
  }

  @Test func formsAndQueries() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let pairs = (0..<Int.random(in: 1...5, using: &random)).map { index -> String in
        guard Bool.random(using: &random), let name = Self.secretNames.randomElement(using: &random) else {
          return "n\(index)=v\(index)"
        }
        return "\(Bool.random(using: &random) ? name : name.uppercased())=\(Self.secret)"
      }
      let query = pairs.joined(separator: "&")
      let url = try #require(URL(string: "https://h/a?\(query)"))
      for shown in [
        Redaction.default.url(url), String(decoding: Redaction.default.body(Data(query.utf8)), as: UTF8.self),
      ] {
        #expect(!shown.contains(Self.secret), "seed \(seed): \(query)")
        for pair in pairs where pair.hasPrefix("n") { #expect(shown.contains(pair), "seed \(seed): \(query)") }
      }
    }
  }

  @Test func headersInAnyCase() {
    for name in Redaction.default.headers {
      for written in [name, name.uppercased(), name.capitalized] {
        #expect(Redaction.default.headers([written: Self.secret])[written] == Redaction.mark)
      }
    }
    #expect(Redaction.default.headers(["Content-Type": "x"]) == ["Content-Type": "x"])
  }
}
