import TestSupport
import Testing

@testable import RxTreeKit

/// What is left to parse says what the whole says, whatever the source is.
@Suite struct CondensedFactsLawTests {
  private static let modifiers = [
    "", "", "", "private ", "public ", "static ", "class ", "final ", "override ", "lazy ", "weak ", "@objc ", "@A(b) ",
    "@Injected ", "private(set) ", "nonisolated(unsafe) ", "@available(*, deprecated: 1, message: \"}\") ",
  ]
  private static let types = [
    "A", "A.B", "A?", "[A]", "[A: B]", "(A, b: B)", "(A, B) -> C", "@escaping (A) async throws -> B", "any A", "some A",
    "A<B>", "A<B, C>?", "A<B.C>", "A<[B]>", "A & B", "A.Type", "inout A", "A...", "((A) -> B)?", "Self", "`A`", "A!",
  ]
  private static let statements = [
    "a()", "try a()", "try? a?.b()", "let c = try await a.b(c)", "a?.b!.c?.d = e", "a { [weak self] in self?.b() }",
    "a { [b] (c: C, d) -> D in e }", "return try a() ?? b", "if let b = try? c() { d } else { e }", "b = c ? d?.e : f",
    "guard let self else { return }", "for await a in b { c }", "switch a { case .b(let c)?: d; default: break }",
    "\"\\(a?.b ?? \"}\")\"", "a(\\.b?.c, \\A.b)", "#a(b)", "do { try a() } catch { b }",
    "let a: (B) -> C = { try d($0) }",
    "func a(b: @escaping (C) -> D) throws { try b(c) }", "{ [a] in b }()", "try .a()", "a.b { c } d: { [e] in f }",
    "@A var b: C", "throw try a()", "_ = a as? B<C>", "a = [b?.c, try d()]", "// try a?.b\n", "defer { try? a() }",
  ]

  private struct Source {
    var generator: SeededGenerator

    mutating func pick(_ items: [String]) -> String { generator.pick(items) }

    mutating func body() -> String {
      "{\n" + generator.several(0...5, of: statements).joined(separator: "\n") + "\n}"
    }

    mutating func parameters() -> String {
      let count = generator.pick([0, 1, 1, 2, 3])
      var list: [String] = []
      for index in 0..<count {
        let label = pick(["", "_ ", "in ", "`for` ", "@A "])
        let value = pick(["", "", "", " = b", " = { c?.d }", " /* e: E */"])
        list.append("\(label)a\(index): \(pick(types))\(value)")
      }
      return list.joined(separator: pick([", ", ",\n", ", // f, g: G\n"]))
    }

    mutating func result() -> String {
      let effects = pick(["", " throws", " async", " throws(A)"])
      let type = pick(["", " -> \(pick(types))", " -> \(pick(types))"])
      return "\(effects)\(type)\(pick(["", "", "", " where A: B"]))"
    }

    mutating func member(_ depth: Int) -> String {
      let start = "\(pick(modifiers))\(pick(modifiers))"
      switch Int.random(in: 0...9, using: &generator) {
      case 0: return "\(start)let a: \(pick(types))"
      case 1: return "\(start)var b = " + pick(["c", "try d()", "E()", "{ [f] in g }"])
      case 2:
        let block = body()
        return "\(start)var c: \(pick(types)) " + pick([block, "{ get set }", "{ didSet \(block) }", "= d"])
      case 3: return "\(start)func d\(pick(["", "<E: F>"]))(\(parameters()))\(result())"
      case 4: return "\(start)init\(pick(["", "?"]))(\(parameters())) \(body())"
      case 5: return "\(pick(["", "indirect "]))case f" + pick(["", "(G)", "(g: G = .h)", ", h", " = \"i\""])
      case 6:
        let block = body()
        return pick(["deinit \(block)", "typealias A = \(pick(types))", "associatedtype B: C", "#d { e }"])
      case 7 where depth < 3: return type(depth + 1)
      default: return "\(start)func g(\(parameters()))\(result()) \(body())"
      }
    }

    mutating func type(_ depth: Int = 0) -> String {
      let kind = pick(["class", "struct", "enum", "protocol", "extension", "actor"])
      let inherited = pick(["", "", ": B", ": B, C.D", ": B<C>", ": B & C", ": @unchecked B", ": ~C", ": class"])
      let members = (0..<Int.random(in: 0...6, using: &generator)).map { _ in member(depth) }
      let conditional = pick(["", "", "\n#if A\n\(member(depth))\n#else\n\(member(depth))\n#endif"])
      let start = pick(["", "public ", "final ", "@main ", "@objc(A) private "])
      let list = members.joined(separator: pick(["\n", "\n\n// a\n"]))
      return "\(start)\(kind) T\(pick(["", "", "<E>"]))\(inherited) {\n\(list)\(conditional)\n}"
    }
  }

  /// The second seed is one whose source, which is no valid Swift, once said more without what the outline tells.
  @Test(arguments: [UInt64.random(in: .min ... .max), 10_167_732_589_597_312_140])
  func randomDeclarations(_ seed: UInt64) {
    var source = Source(generator: SeededGenerator(seed: seed))
    for round in 0..<250 {
      let text = [source.type(), source.pick(["", "func h() -> A \(source.body())", "let i: A"]), source.type()]
      CondensedSource.expectSame(text.joined(separator: "\n"), "seed \(seed), round \(round)")
    }
  }

  @Test func randomBodies() {
    let seed = UInt64.random(in: .min ... .max)
    var source = Source(generator: SeededGenerator(seed: seed))
    for round in 0..<250 {
      CondensedSource.expectSame("func f() \(source.body())", "seed \(seed), round \(round)")
    }
  }

  @Test func randomApps() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<10 {
      for text in RandomApp(&generator).app.sources.values {
        CondensedSource.expectSame(text, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func somethingGoes() {
    var source = Source(generator: SeededGenerator(seed: 7))
    var counts = (whole: 0, left: 0)
    for _ in 0..<100 {
      let text = source.type()
      counts.whole += text.utf8.count { $0 != UInt8(ascii: " ") && $0 != 10 }
      counts.left += CondensedSource(text).byteCount
    }
    #expect(counts.left * 10 < counts.whole * 9, "\(counts)")
  }
}
