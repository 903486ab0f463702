import Testing

@testable import RxTreeKit

@Suite struct OutlineParserInheritanceTests {
  /// The types of the clause that a source is, as text.
  private func types(_ source: String) -> [String] {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      let parser = OutlineParser(bytes: bytes, tokens: TokenList.scan(bytes).tokens)
      return parser.parseInheritance(from: 0).types.map { ([$0.name] + $0.arguments).joined(separator: " ") }
    }
  }

  @Test(arguments: [
    ("", []), ("{", []), ("A", ["A"]), ("A {", ["A"]), ("A, B", ["A", "B"]), ("A, {", ["A"]), ("A.B.C", ["A.B.C"]),
    ("A<B>", ["A B"]), ("A<B, C>", ["A B C"]), ("A<B<C>, [D: E?]>", ["A B C D E"]), ("A<B.C>", ["A B.C"]),
    ("A<B>.C<D>", ["A.C B D"]),
    ("A & B & C", ["A", "B", "C"]), ("~A", []), ("~A.B<C>, D", ["D"]), ("@a(b) C", ["C"]), ("any A", ["A"]),
    ("(A)", ["A"]),
    ("(A & B), C", ["A", "B", "C"]), ("A where B: C", ["A"]), ("`A`.`B`", ["A.B"]), ("A<(b: B) -> C>", ["A B C"]),
    ("A /* B */, C // D", ["A", "C"]), ("A<any B & C>", ["A B C"]), ("A<B!>", ["A B"]), ("A<B.Type>", ["A B.Type"]),
  ])
  func knowsTheTypesAndTheirArguments(_ clause: String, _ expected: [String]) {
    #expect(types(clause) == expected)
  }

  @Test func takesAThousandTypes() {
    #expect(types((0..<1_000).map { "A\($0)" }.joined(separator: ", ")).count == 1_000)
    #expect(types((0..<1_000).map { "A\($0)" }.joined(separator: " & ")).count == 1_000)
  }
}
