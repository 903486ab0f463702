import Testing
import WeirNetworking

@Suite struct HTTPMethodTests {
  static let all: [HTTPMethod] = [
    .connect, .delete, .get, .head, .options, .patch, .post, .put, .query, .trace,
  ]

  @Test func namesAreTheWordsThatAreSent() {
    #expect(
      Self.all.map(\.rawValue) == [
        "CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "QUERY", "TRACE",
      ])
    #expect(HTTPMethod(rawValue: "PURGE").rawValue == "PURGE")
    #expect(Set(Self.all).count == Self.all.count)
  }

  @Test func whatIsSafeIsIdempotent() {
    #expect(Self.all.filter(\.isSafe) == [.get, .head, .options, .query, .trace])
    #expect(Self.all.filter(\.isIdempotent) == [.delete, .get, .head, .options, .put, .query, .trace])
    #expect(Self.all.filter { $0.isSafe && !$0.isIdempotent }.isEmpty)
    #expect(!HTTPMethod(rawValue: "PURGE").isSafe, "what is not known is not taken for safe")
    #expect(!HTTPMethod(rawValue: "PURGE").isIdempotent)
  }

  @Test func forms() { #expect(Self.all.filter(\.supportsMultipart) == [.connect, .patch, .post, .put]) }

  @Test func moyasNameIsTheSameType() {
    let method: Moya.Method = .get
    #expect(method == HTTPMethod.get)
  }
}
