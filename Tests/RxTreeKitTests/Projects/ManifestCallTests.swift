import Testing

@testable import RxTreeKit

@Suite struct ManifestCallTests {
  private func read(_ text: String, at start: Int = 0) -> ManifestCall? {
    ManifestCall(ManifestLexer.tokens(of: Array(text.utf8)), at: start, names: ["target", "testTarget"])
  }

  @Test func readsArgumentsByTheirLabels() throws {
    let call = try #require(read(".target(name: \"A\", path: f(1, 2), exclude: [\"x\", \"y\",], { $0 }, last: [])"))
    #expect(call.name == "target")
    #expect(call.arguments.keys.sorted() == ["exclude", "last", "name", "path"])
    #expect(call.text("name") == .value("A"))
    #expect(call.text("path") == .computed)
    #expect(call.text("gone") == .missing)
    #expect(call.texts("exclude") == .value(["x", "y"]))
    #expect(call.texts("last") == .value([]))
    #expect(call.texts("name") == .computed)
    #expect(call.texts("gone") == .missing)
  }

  @Test func endsAfterItsLastBracket() throws {
    let text = ".target(a: (b, [c]), d: { e }) . f"
    #expect(try #require(read(text)).end == ManifestLexer.tokens(of: Array(text.utf8)).count - 2)
    #expect(try #require(read(".target(a: (")).end == 6)
  }

  @Test func isOfOneOfTheNamesOnly() {
    for text in [".library(name: \"A\")", "target(name: \"A\")", ".target", ".target[", ". target(", "x"] {
      #expect((read(text) == nil) == (text != ". target("), "\(text)")
    }
    #expect(read("x .target()", at: 1) != nil)
    #expect(read("x .target()", at: 0) == nil)
    #expect(read(".target()", at: 4) == nil)
  }

  @Test func valuesAreThereOnlyWhereTheyAreLiterals() {
    #expect(ManifestCall.Literal.value(1).value == 1)
    #expect(ManifestCall.Literal<Int>.computed.value == nil)
    #expect(ManifestCall.Literal<Int>.missing.value == nil)
  }
}
