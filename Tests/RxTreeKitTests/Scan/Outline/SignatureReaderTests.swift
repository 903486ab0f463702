import Testing

@testable import RxTreeKit

@Suite struct SignatureReaderTests {
  private func result(_ header: String) -> String? {
    SignatureReader.result(Array(header.utf8)[...]).map(FactsText.of)
  }

  private func annotation(_ header: String, after name: String) -> String? {
    let bytes = Array(header.utf8)
    let start = header.utf8.count - (header.components(after: name)?.utf8.count ?? 0)
    return SignatureReader.annotation(bytes[...], after: start).map(FactsText.of)
  }

  @Test(arguments: [
    ("func f() -> A", "A"), ("func f() -> A.B ", "A.B"), ("func f(a: () -> B) -> C", "C"), ("func f()->A?", "A"),
    ("func f() -> any A", "A"), ("func f() -> some View", "View"), ("func f() -> A<B>", "A<B>"),
    ("func f() async throws -> A where T: U", "A"), ("func f<T>() -> T", "T"), ("func f() ->\n    A", "A"),
  ])
  func results(_ header: String, _ expected: String) { #expect(result(header) == expected) }

  @Test func noResult() {
    #expect(result("func f()") == nil)
    #expect(result("") == nil)
    #expect(result("-") == nil)
    #expect(result("->") == nil)
    #expect(result("func f() -> (A, B)") == nil)
    #expect(result("func f() -> [A]") == nil)
  }

  @Test func annotations() {
    #expect(annotation("let abc: A = b", after: "abc") == "A")
    #expect(annotation("let abc : A.B?", after: "abc") == "A.B")
    #expect(annotation("let `abc`: A", after: "abc") == "A")
    #expect(annotation("var abc:A<B, C>", after: "abc") == "A<B, C>")
    #expect(annotation("var abc: any A", after: "abc") == "A")
    #expect(annotation("let abc = b", after: "abc") == nil)
    #expect(annotation("let abc", after: "abc") == nil)
    #expect(annotation("let abc: [A]", after: "abc") == nil)
  }

  @Test func offsetsOutsideAreNothing() {
    let bytes = Array("let a: B".utf8)
    #expect(SignatureReader.annotation(bytes[...], after: 100) == nil)
    #expect(SignatureReader.annotation(bytes[...], after: -1) == nil)
    #expect(SignatureReader.isStatic(bytes[...], before: 100) == false)
    #expect(SignatureReader.isStatic(bytes[4...], before: 0) == false)
  }

  @Test func staticOnlyBeforeTheName() {
    #expect(SignatureReader.isStatic(Array("public static let a".utf8)[...], before: 18))
    #expect(SignatureReader.isStatic(Array("class func a".utf8)[...], before: 11))
    #expect(!SignatureReader.isStatic(Array("func a(static: Int)".utf8)[...], before: 5))
    #expect(!SignatureReader.isStatic(Array("func classy()".utf8)[...], before: 5))
  }

  @Test func attributes() {
    let attributes = { (text: String) in SignatureReader.attributes(Array(text.utf8)[...]) }
    #expect(attributes("@main struct A") == ["main"])
    #expect(attributes("@Inject(\"a@b\") private weak var a: B").contains("Inject"))
    #expect(attributes("weak var a: B?") == ["weak"])
    #expect(attributes("unowned(safe) let a: B") == ["unowned"])
    #expect(attributes("var a: B") == [])
  }
}

extension String {
  /// What follows the first occurrence of a text.
  fileprivate func components(after text: String) -> String? {
    guard let range = firstRange(of: text) else { return nil }
    return String(self[range.upperBound...])
  }

  private func generics(_ header: String, after name: String) -> [String: String] {
    let bytes = Array(header.utf8)
    let start = header.utf8.distance(from: header.startIndex, to: header.range(of: name)?.lowerBound ?? header.endIndex)
    return SignatureReader.generics(bytes[...], after: start).mapValues(FactsText.of)
  }

  @Test func genericParameters() {
    #expect(generics("class A<B: C>: D<E> {", after: "A") == ["B": "C"])
    #expect(generics("struct A<B, C: D<E>, F: G & H> {", after: "A") == ["B": "?", "C": "D<E>", "F": "G"])
    #expect(generics("func a<T: B.C, each U>(_ x: T) -> [U]", after: "a") == ["T": "B.C", "U": "?"])
    #expect(generics("class A : B<C> {", after: "A") == [:])
    #expect(generics("func a(b: C<D>)", after: "a") == [:])
    #expect(generics("func `a`<T>()", after: "a") == ["T": "?"])
    #expect(generics("class A<", after: "A") == [:])
    #expect(generics("class A<B", after: "A") == [:])
    #expect(SignatureReader.generics([][...], after: 3) == [:])
  }

  @Test func severalArgumentsInAParameter() {
    let parameters = SignatureReader.parameters(Array("f(_ a: B..., c: D)".utf8)[...], after: 0)
    #expect(parameters.map(\.isVariadic) == [true, false])
    #expect(parameters.map { $0.type.map(FactsText.of) } == ["[B]", "D"])
  }

  private func place(_ name: String, _ text: String) -> Int? {
    SignatureReader.place(of: name, in: Array(text.utf8)[...], after: 5)
  }

  @Test func placesOfFurtherNames() {
    #expect(place("c", "let a = b(x, c), c = d") == 17)
    #expect(place("c", "let a = \"x, c\\\", c\", c: D") == 21)
    #expect(place("c", "let a = [1, c: { (x, c) in }],\n  `c` = 3") == 34)
    #expect(place("c", "let a, cc, c: D") == 11)
    #expect(place("c", "let a = b") == nil)
    #expect(place("c", "let") == nil)
  }
}
