import TestSupport
import Testing

@testable import RxTreeKit

/// The scan takes any bytes, ends in linear time, and never traps.
@Suite struct ScanRobustnessTests {
  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/", "#/", "/#", "/*", "*/",
    "//", "\n",
    "\r\n", " ", ";", ",", ":", "::", ".", "..", "=", "->", "?", "!", "&", "@a", "@a(", "#if a", "#else", "#endif",
    "#a", "`",
    "`a`", "'", "\\", "$", "$0", "\0", "\u{FEFF}", "é", "≠", "😀", "class A: B {", "struct A", "enum A { case b",
    "extension A.B",
    "protocol P: class {", "func f(", "func <", "func f() -> A {", "init?(", "deinit {", "subscript(", "var a: A",
    "let b = c",
    "let (a, b) = c", "case a(", "typealias A = B", "associatedtype A", "import A", "infix operator +++",
    "precedencegroup A {",
    "where A: B", "get", "set", "didSet {", "willSet {", "async", "throws", "some", "any", "if", "else", "switch",
    "try", "await",
    "as", "is", "in", "return", "public", "private(set)", "open", "class", "lazy", "hit", "0x1F", "1.5", "<#a#>",
    "macro m()",
  ]

  private static let relevance = Relevance(
    words: WordSet(words: ["hit", "a"], prefixes: ["B"], suffixes: ["0"]), wholeTypes: WordSet(words: ["P"]),
    flows: WordSet(words: ["c"]))

  /// Scans and reduces, and checks what must hold for every input.
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    let outline = SourceOutline.scan(bytes)
    if outline.isCertain { checkOrder(outline.declarations, within: 0..<bytes.count, comment) }
    for declaration in ScanSupport.all(outline.declarations) {
      #expect(declaration.range.upperBound <= bytes.count, comment)
      #expect(declaration.headerRange.upperBound <= bytes.count, comment)
    }
    #expect(outline.directives.allSatisfy { $0.lowerBound < $0.upperBound && $0.upperBound <= bytes.count }, comment)
    // The reducer must survive what it would leave alone, too.
    let certain = SourceOutline(
      declarations: outline.declarations, directives: outline.directives, words: outline.words,
      comments: outline.comments, isCertain: true, byteCount: bytes.count,
      lineCount: outline.lineCount)
    for outline in [outline, certain] {
      guard let reduced = SourceReducer.reduce(bytes, outline: outline, relevance: Self.relevance) else { continue }
      #expect(reduced.bytes.count == bytes.count, comment)
      #expect(zip(bytes, reduced.bytes).allSatisfy { $0 == $1 || ($1 == 32 && $0 != 10 && $0 != 13) }, comment)
    }
  }

  private func checkOrder(_ declarations: [OutlineDeclaration], within range: Range<Int>, _ comment: Comment) {
    var position = range.lowerBound
    for declaration in declarations {
      #expect(declaration.range.lowerBound >= position, comment)
      #expect(declaration.range.upperBound <= range.upperBound, comment)
      #expect(declaration.headerRange.lowerBound == declaration.range.lowerBound, comment)
      #expect(declaration.headerRange.upperBound <= declaration.range.upperBound, comment)
      checkBodies(declaration, comment)
      checkOrder(declaration.members, within: declaration.range, comment)
      position = declaration.range.upperBound
    }
  }

  private func checkBodies(_ declaration: OutlineDeclaration, _ comment: Comment) {
    var position = declaration.range.lowerBound
    for body in declaration.bodies {
      #expect(body.lowerBound >= position && body.upperBound <= declaration.range.upperBound, comment)
      position = body.upperBound
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func survivesSwiftLikeGarbage(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      var bytes: [UInt8] = []
      for piece in random.several(0...40, of: Self.pieces) {
        bytes += Array(piece.utf8)
        if Bool.random(using: &random) { bytes.append(32) }
      }
      check(bytes, "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func survivesRandomBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(bytes, "seed \(seed), round \(round): \(bytes)")
    }
  }

  @Test func survivesBeingCutAnywhere() {
    let source = """
      import A
      #if b
      @c(d: "}") public final class E<F: G>: H<I>, J where K == L {
        lazy var m: N<O>? = { [weak self] in "\\(self!.p { $0 })" }() { didSet { q(#"\\#(r)"#) } }
        func s<T>(_ u: T = .v, w: @escaping () -> X) async throws -> [Y: Z] { /* a */ return x / y / z }
        static func <(a: E, b: E) -> Bool { /}/ }
        init?(a: Int) { }
        enum B { case a(Int), b = 1; indirect case c }
      }
      #else
      let (a, b) = c ? d : e, f = g as? H<I, J>
      #endif
      """
    let bytes = Array(source.utf8)
    for count in 0...bytes.count { check(Array(bytes.prefix(count)), "the first \(count) bytes") }
    for count in 0...bytes.count { check(Array(bytes.suffix(count)), "the last \(count) bytes") }
    for offset in bytes.indices {
      var damaged = bytes
      damaged.remove(at: offset)
      check(damaged, "without byte \(offset)")
    }
  }

  @Test(arguments: [
    "(", "[", "{", ")", "]", "}", "<", ">", "\"", "\"\\(", "\"\"\"", "#\"\"\"", "/", "#/", "/*", "@a ", "@a(", "@a<",
    "open ",
    "#if a\n", "#endif\n", "let a: A<\n", "let a = b<c,", "let a = if b ", "a\n#if b\n.c\n#endif\n", "case a,",
    "class A { ",
    "func f<", "var a: A & ", "var a = b { @c ", "typealias A = B<", "<#", "`", "\u{e9}", "\0", "\r", "a.", "\"\\(a)\n",
    "await\n",
  ])
  func takesLinearTimeForRepeatedPieces(_ piece: String) {
    // In quadratic time, each of these would take many seconds.
    let bytes = Array(String(repeating: piece, count: 12_000 / piece.utf8.count).utf8)
    #expect(SourceOutline.scan(bytes).byteCount == bytes.count)
    let inType = Array("class X { ".utf8) + bytes + Array(" }".utf8)
    #expect(SourceOutline.scan(inType).byteCount == inType.count)
  }

  @Test func survivesAHundredThousandNestedBracketsInABody() {
    let nest = String(repeating: "([{", count: 33_000) + String(repeating: "}])", count: 33_000)
    let source = """
      class A {
        func f() { \(nest) }
        let a = \(nest), b = hit
        func hit() { \(nest) }
      }
      """
    let outline = ScanSupport.outline(source)
    #expect(outline.isCertain)
    #expect(outline.declarations.first?.members.map(\.name) == ["f", "a, b", "hit"])
    let blank = String(repeating: " ", count: nest.utf8.count - 2)
    let expected = "class A {\n\n  let a = (\(blank)), b = hit\n  func hit() { \(nest) }\n}"
    // Compared outside of the macro, which would print all of it.
    let isAsExpected = ScanSupport.reduced(source) == expected
    #expect(isAsExpected)
  }
}
