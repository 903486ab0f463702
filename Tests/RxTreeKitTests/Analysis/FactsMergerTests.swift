import Testing

@testable import RxTreeKit

@Suite struct FactsMergerTests {
  /// The facts of a source, merged with those of the same source in which a text is blank.
  private func merged(_ source: String, without text: String) -> FileFacts {
    let blank = source.replacing(text, with: String(repeating: " ", count: text.utf8.count))
    let file = SourceFile(path: "A.swift", absolutePath: "A.swift", directoryIndex: 0, isTest: false)
    let headers = HeaderFacts.facts(of: ScannedFile(file, SourceContent(bytes: Array(source.utf8), diagnostic: nil)))
    return FactsMerger.merge(FactsSource.facts(blank), into: headers)
  }

  @Test func whatWasNotParsedIsKnownByItsHeader() throws {
    let facts = merged(
      "class A { func b() { c }\n func d() -> E { f }\n let g: H = i }\nclass J: K {}", without: "class J: K {}")
    #expect(facts.types.map(\.name) == ["A", "J"])
    #expect(facts.types[1].inherited.map(FactsText.of) == ["K"])
    #expect(facts.types[0].functions.map { FactsText.of($0.body) } == ["return c", "return f"])
  }

  @Test func membersThatWereNotParsed() throws {
    let facts = merged(
      "class A { func b() { c }\n func d() -> E { f }\n let g: H = i }", without: "func d() -> E { f }")
    let type = try #require(facts.types.first)
    #expect(Set(type.functions.map(\.name)) == ["b", "d"])
    #expect(type.functions.first { $0.name == "d" }?.body.isEmpty == true)
    #expect(type.functions.first { $0.name == "d" }?.result?.path == "E")
    #expect(type.properties.map(\.name) == ["g"])
  }

  @Test func nothingIsThereTwice() {
    let source = "class A { func b() {}\n var c: D }\nfunc e() {}\nlet f = g\nenum H { case i, j }\ntypealias K = L"
    let facts = merged(source, without: "nothing of it")
    #expect(facts.types.map(\.name) == ["A", "H"])
    #expect(facts.types[0].functions.count == 1 && facts.types[0].properties.count == 1)
    #expect(facts.types[1].cases.map(\.name) == ["i", "j"])
    #expect(facts.functions.count == 1 && facts.properties.count == 1)
  }

  @Test func nestedTypes() {
    let facts = merged("class A { class B { func c() { d } }\n class E: F {} }", without: "class E: F {}")
    #expect(facts.types.first?.types.map(\.name) == ["B", "E"])
  }

  @Test func casesOfAnEnumWhoseBodyIsBlank() {
    let facts = merged("enum A: Step { case b, c(D) }", without: "case b, c(D)")
    #expect(facts.types.first?.cases.map(\.name) == ["b", "c"])
  }

  @Test func statementsAreThoseThatWereParsed() {
    #expect(FactsText.of(merged("let a = B()\na.c()\nd()", without: "d()").statements) == "a.c()")
  }

  @Test func aSignatureThatWasNotParsed() throws {
    let facts = merged("class A { func b(c: C, _ d: D?) throws -> E { f } }", without: "c: C, _ d: D?")
    // The result is there, so that the parser has told the signature: its parameters are what it says.
    #expect(try #require(facts.types.first?.functions.first).parameters.isEmpty)
    let blank = merged("class A { init(c: C, _ d: D?) { f } }", without: "c: C, _ d: D?")
    let function = try #require(blank.types.first?.functions.first)
    #expect(function.parameters.map(\.name) == ["c", "d"])
    #expect(function.parameters.map(\.label) == ["c", nil])
    #expect(function.parameters.map { $0.type?.path } == ["C", "D"])
    #expect(FactsText.of(function.body) == "f")
  }

  @Test func aResultThatWasNotParsed() throws {
    let function = try #require(
      merged("class A { func b() -> C { d() } }", without: "-> C").types.first?.functions.first)
    #expect(function.result?.path == "C")
    #expect(FactsText.of(function.body) == "return d()")
  }

  @Test func inheritanceThatWasNotParsed() {
    let facts = merged("class A: B, C { func d() { e } }", without: ": B, C")
    #expect(facts.types.first?.inherited.map(FactsText.of) == ["B", "C"])
  }

  @Test func propertiesStayInTheOrderOfTheSource() {
    let facts = merged("class A { let b: B\n var c = d()\n weak var e: E? }", without: "let b: B")
    #expect(facts.types.first?.properties.map(\.name) == ["b", "c", "e"])
  }

  @Test func anErrorOfWhatWasParsedIsKept() {
    #expect(merged("class A { func b() { c( } }\nclass D {}", without: "class D {}").firstError != nil)
    #expect(merged("class A { func b() { c() } }\nclass D {", without: "class D {").firstError == nil)
  }
}
