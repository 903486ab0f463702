import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct ChangedFileTests {
  private struct Outcome {
    /// The facts that the short way gives, encoded; nil where there is none.
    let short: [UInt8]?
    let full: [UInt8]
    let parsedBytes: Int?
  }

  /// Facts of a source that was another one before.
  private func change(_ old: String, to new: String) -> Outcome? {
    WorkerPool(workers: 1).run {
      let (before, after) = (Array(old.utf8), Array(new.utf8))
      let index = MemberIndex(facts: ContentHash(of: before), members: Self.found(before).map(\.member))
      let reduced = ReducedSource(bytes: after, keptByteCount: after.count)
      let short = ChangedFile(reduced: reduced, found: Self.found(after))
        .facts(from: index, Lowering.facts(of: before).bytes[...])
      return Outcome(
        short: short?.facts.bytes, full: Lowering.facts(of: after).bytes, parsedBytes: short?.parsedBytes)
    }
  }

  private static func found(_ bytes: [UInt8]) -> [FoundMember] {
    FoundMember.all(in: ReducedSource(bytes: bytes, keptByteCount: bytes.count), outline: SourceOutline.scan(bytes))
  }

  private func expectSame(_ old: String, _ new: String, parsing text: String? = nil) {
    guard let outcome = change(old, to: new) else { return #expect(Bool(false), "no thread") }
    #expect(outcome.short == outcome.full)
    if let text { #expect(outcome.parsedBytes.map { $0 <= text.utf8.count } ?? false) }
  }

  private let flow = """
    import UIKit
    @main final class A: B, C {
      static let a = D(), e: F = .g(h), (i, j) = (1, 2)
      @Inject private var k: L { didSet { m() } }
      init(n: O) { self.n = n }
      func p(q: inout R) -> S { switch t { case .u(let v): return .w(V(v)); default: return x { $0.y } } }
      enum Z { case aa, bb(CC)
        var dd: EE { ff() }
      }
      #if DEBUG
      func gg() { hh(ii) }
      #endif
      func p(q: inout R) -> S { switch t { case .u(let v): return .w(V(v)); default: return x { $0.y } } }
    }
    extension A.Z { subscript(jj: KK) -> LL { mm[jj] } }
    func nn() { oo() }
    """

  @Test func nothingIsParsedAgainAfterAComment() {
    expectSame(flow, flow + "\n// a comment")
    expectSame(flow, "// one\n\n" + flow)
  }

  @Test func onlyTheMemberThatChangedIsParsed() throws {
    let new = flow.replacing("hh(ii)", with: "hh(other, JJ())")
    let outcome = try #require(change(flow, to: new))
    #expect(outcome.short == outcome.full)
    #expect(try #require(outcome.parsedBytes) < new.utf8.count / 2)
  }

  @Test(arguments: [
    ("init(n: O)", "/* moved */ init(n: O)"), ("case aa,", "case aa, zz,"), ("B, C", "B, D"),
    ("  init(n: O) { self.n = n }\n", ""), ("import UIKit", "import UIKit\nlet qq = rr"), ("#if DEBUG", "#if RELEASE"),
    ("extension A.Z", "extension Other"), ("func nn() { oo() }", "func nn() { pp() }\nfunc oo() {}"),
    ("class A", "class Renamed"), ("  enum Z {", "  let moved = 1\n  enum Z {"), ("= .g(h)", "= .g(x)"),
  ])
  func sameAsParsingTheWhole(_ part: String, _ other: String) {
    let new = flow.replacing(part, with: other)
    #expect(new != flow)
    expectSame(flow, new)
    expectSame(new, flow)
  }

  @Test func membersThatChangePlacesKeepTheirTypes() {
    let first = "class A { func a() { b } }\nclass B { func c() { d }\n func a() { b } }\n"
    let second = "class B { func a() { b } }\nclass A { func c() { d } }\nclass E { func a() { b } }\n"
    expectSame(first, second)
    expectSame(second, first)
  }

  @Test func whereNothingIsLeftTheWholeIsParsed() throws {
    #expect(try #require(change("class A { func b() {} }", to: "class A { func c() { d } }")).short == nil)
    #expect(try #require(change("", to: flow)).short == nil)
  }

  @Test(arguments: [
    "class A { func b() { c }; let d = 1; func e() { f } }", "class A { func b() { c } func e() { f( }",
    "class A { func b() { c }\n let = }", "class A { func e() { f } } }",
  ])
  func oddSourceIsNeverToldWrongly(_ odd: String) throws {
    for (old, new) in [(odd, odd + " "), (flow + odd, odd + flow), (odd, flow + odd)] {
      let outcome = try #require(change(old, to: new))
      if let short = outcome.short { #expect(short == outcome.full) }
    }
  }

  @Test func damagedFactsAreNotUsed() throws {
    let bytes = Array(flow.utf8)
    let index = MemberIndex(facts: ContentHash(of: ""), members: Self.found(bytes).map(\.member))
    let changed = ChangedFile(
      reduced: ReducedSource(bytes: bytes, keptByteCount: bytes.count), found: Self.found(bytes))
    #expect(changed.facts(from: index, [1, 2, 3]) == nil)
  }

  @Test func randomChanges() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    var short = 0
    for round in 0..<150 {
      let old = Self.random(&generator)
      var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<lines.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: lines.insert("  func new\(round)() { g(A\(round)()) }", at: index)
        case 1 where lines[index].hasPrefix("  "): lines.remove(at: index)
        case 2: lines[index] = lines[index].replacing("x", with: "yy")
        default: lines.insert("  // \(round)", at: index)
        }
      }
      let outcome = try #require(change(old, to: lines.joined(separator: "\n")))
      if let found = outcome.short {
        short += 1
        #expect(found == outcome.full, "seed \(seed), round \(round)")
      }
    }
    #expect(short > 50, "seed \(seed)")
  }

  private static func random(_ generator: inout SeededGenerator) -> String {
    let members = [
      "func a() { x(B()) }", "let b: C = x", "var c: D { x }", "init(x: Y) { z = x }", "case d, e(X)",
      "lazy var f = { x }()", "static func g<T: X>(_ x: T) -> X { if x { y } else { z } }",
    ]
    return (0..<Int.random(in: 1...4, using: &generator)).map { type in
      let kind = ["class", "struct", "enum", "extension"].randomElement(using: &generator) ?? "class"
      let body = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        "  " + (members.randomElement(using: &generator) ?? "")
      }
      return (["\(kind) T\(type): X {"] + body + ["}"]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
