import Testing

@testable import RxTreeKit

@Suite struct OutlineParserTypeExpressionsTests {
  /// What a function of the parser takes from the start of a source; nil where it takes nothing.
  private func taken(_ source: String, by skip: (OutlineParser) -> Int?) -> String? {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      let parser = OutlineParser(bytes: bytes, tokens: TokenList.scan(bytes).tokens)
      return skip(parser).map { parser.text(parser.range(from: 0, to: $0)) }
    }
  }

  @Test(arguments: [
    ("A = b", "A"), ("A { b }", "A"), ("A, b", "A"), ("A) b", "A"), ("A b", "A"), ("A<B> c", "A<B>"),
    ("A.B.C = d", "A.B.C"),
    ("[A] = b", "[A]"), ("(A) -> B {", "(A) -> B"), ("A? = b", "A?"), ("A & B, c", "A & B"), ("any A, b", "any A"),
    ("A async", "A"),
    ("A throws", "A"), ("() throws -> A, b", "() throws -> A"), ("A\nb", "A"), ("A\n(b)", "A"), ("A : b", "A"),
    ("A == b", "A"),
    ("A... = b", "A..."), ("A ?? b", "A"), ("A? ?? b", "A?"), ("some\nA", "some"), ("inout A = b", "inout A"),
    ("A<B = c", "A"),
  ])
  func aTypeEndsAtTheFirstTokenThatDoesNotBelongToIt(_ source: String, _ type: String?) {
    #expect(taken(source) { $0.skipType(from: 0) } == type)
  }

  @Test(arguments: ["", "=", "->", "A ->", "A &", "{", "}", ",", "@", "& A", "."])
  func whatIsNoTypeIsNotTaken(_ source: String) {
    #expect(taken(source) { $0.skipType(from: 0) } == nil)
  }

  @Test(arguments: [
    ("<A> b", "<A>"), ("<A<B>> c", "<A<B>>"), ("<A: B, C> d", "<A: B, C>"),
    ("<A where A.B == [C]> d", "<A where A.B == [C]>"),
    ("<(A) -> B> c", "<(A) -> B>"), ("<\n  A,\n  B\n> c", "<\n  A,\n  B\n>"), ("<each A> b", "<each A>"),
    ("<A?> b", "<A?>"),
    ("<A", nil), ("<A }", nil), ("<A { b }>", nil),
  ])
  func anglesEndWithTheirPartner(_ source: String, _ angles: String?) {
    #expect(taken(source) { $0.skipAngles(from: 0) } == angles)
  }

  @Test func anglesThatAreTooLongAreNone() {
    let arguments = String(repeating: "A, ", count: 1_000)
    #expect(taken("<\(arguments)A> b") { $0.skipAngles(from: 0) } == nil)
  }

  @Test(arguments: [
    ("where A: B {", "where A: B"), ("where A == B, C: D & E {", "where A == B, C: D & E"),
    ("where A.B == [C]\nd", "where A.B == [C]"),
    ("where A: ~Copyable {", "where A: ~Copyable"), ("where A: class {", "where A: class"), ("where {", "where"),
    ("a", ""),
  ])
  func requirementsEndWithTheLastOne(_ source: String, _ requirements: String) {
    #expect(taken(source) { $0.skipWhere(from: 0) } == requirements)
  }

  @Test(arguments: [
    ("<A>()", "<A>"), ("<A, B>(c)", "<A, B>"), ("<A>.b", "<A>"), ("<A>", "<A>"), ("<A>, b", "<A>"), ("<A>{ b }", "<A>"),
    ("<A>[b]", "<A>"),
    ("<[A: B]>()", "<[A: B]>"), ("<any A>()", "<any A>"), ("<A?>()", "<A?>"), ("<(A) -> B>()", "<(A) -> B>"),
    ("<A>\nb", "<A>"),
    ("<a && b > c", nil), ("<a, b> c", nil), ("<a b>()", nil), ("<a\nb>()", nil), ("<a", nil), ("<a } >", nil),
    ("<\"a\">()", "<\"a\">"),
  ])
  func genericArgumentsAreToldFromComparisons(_ source: String, _ arguments: String?) {
    #expect(taken(source) { $0.skipGenericArguments(from: 0) } == arguments)
  }

  @Test(arguments: [
    ("@a b", "@a"), ("@a.b(c) d", "@a.b(c)"), ("@a<B>(c) d", "@a<B>(c)"), ("@a<B>.c<D> e", "@a<B>.c<D>"),
    ("@a (b)", "@a"), ("@", "@"),
    ("@ a", "@ a"),
  ])
  func attributesEndWithTheirArguments(_ source: String, _ attribute: String) {
    #expect(taken(source) { $0.skipAttribute(from: 0) } == attribute)
  }

  @Test func anAttributeOfADeclarationMayHaveABlankBeforeItsArguments() {
    #expect(taken("@a (b) c") { $0.skipAttribute(from: 0, allowsBlank: true) } == "@a (b)")
    #expect(taken("@a\n(b) c") { $0.skipAttribute(from: 0, allowsBlank: true) } == "@a")
  }
}
