import Testing

@testable import RxTreeKit

@Suite struct ProgramMembersTests {
  private let program = ProgramSketch.program(
    """
    protocol P { func required(); func given(); var flag: Bool { get } }
    extension P { func given() { a } }
    class Base: P { func required() {}; func make() { b }; func make(_ x: Int) { c }; var flag = d; static func stat() {} }
    class Sub: Base { override func make() { e }; func show(a: Int, b: Int = 1) { f }; func show(c: () -> Void) { g } }
    extension UIViewController { func make() { h }; static func shared(x: Int) {} }
    class Screen: UIViewController { func make(_ y: Int) { i } }
    func free() {}
    """)

  private func bodies(_ name: String, of type: String, isStatic: Bool? = nil, labels: [String?]? = nil) -> [String] {
    guard let id = program.type(type) else { return ["no type"] }
    return program.functions(named: name, of: id, isStatic: isStatic, labels: labels).map {
      FactsText.of($0.facts.body)
    }
  }

  @Test func nearestHidesTheOthers() {
    #expect(bodies("make", of: "Sub") == ["return e"])
    #expect(bodies("make", of: "Base") == ["return b", "return c"])
    #expect(bodies("nothing", of: "Sub") == [])
  }

  @Test func labelsDecide() {
    #expect(bodies("make", of: "Sub", labels: [nil]) == ["return c"])
    #expect(bodies("make", of: "Sub", labels: []) == ["return e"])
    #expect(bodies("show", of: "Sub", labels: ["a"]) == ["return f"])
    #expect(bodies("show", of: "Sub", labels: ["a", "b"]) == ["return f"])
    // The last argument may be a trailing closure, whatever the parameter's label.
    #expect(bodies("show", of: "Sub", labels: [nil]) == ["return f", "return g"])
    #expect(bodies("show", of: "Sub", labels: ["z"]).count == 2)
  }

  @Test func extensionsFromOutsideStandBeside() {
    #expect(bodies("make", of: "Screen", labels: []) == ["return h"])
    #expect(bodies("make", of: "Screen", labels: [nil]) == ["return i"])
  }

  @Test func staticAndOtherwise() {
    #expect(bodies("stat", of: "Sub", isStatic: true) == [""])
    #expect(bodies("stat", of: "Sub", isStatic: false) == [])
  }

  @Test func requirementsHaveNoBody() throws {
    #expect(bodies("required", of: "Sub") == [""])
    #expect(bodies("given", of: "Sub") == ["return a"])
    let protocolType = try #require(program.type("P"))
    #expect(program.functions(named: "required", of: protocolType).isEmpty)
    #expect(program.requirements(named: "required", of: protocolType).count == 1)
    #expect(program.requirements(named: "nothing", of: protocolType).isEmpty)
  }

  @Test func propertiesOfClassesCountBeforeRequirements() throws {
    let sub = try #require(program.type("Sub"))
    #expect(program.property(named: "flag", of: sub).map { FactsText.of($0.facts) } == "flag = d")
    let protocolType = try #require(program.type("P"))
    #expect(program.property(named: "flag", of: protocolType)?.facts.name == "flag")
    #expect(program.property(named: "flag", of: sub, isStatic: true) == nil)
  }

  @Test func theOnlyFunctionOfAName() {
    #expect(program.onlyFunction(named: "free")?.facts.name == "free")
    #expect(program.onlyFunction(named: "make") == nil)
    #expect(program.onlyFunction(named: "required").map { $0.owner } == program.type("Base"))
  }

  @Test func staticsAddedOutside() {
    #expect(program.staticsAddedOutside(named: "shared", labels: ["x"]).count == 1)
    #expect(program.staticsAddedOutside(named: "shared", labels: []).isEmpty)
    #expect(program.staticsAddedOutside(named: "make", labels: []).isEmpty)
  }

  @Test func uses() throws {
    let program = ProgramSketch.program(
      "class A { func f() { g(h.i) }\nvar j: K { l } }\nextension A { func m() { n } }")
    let type = try #require(program.type("A"))
    #expect(["g", "h", "i", "l", "n"].allSatisfy { program.uses($0, in: type) })
    #expect(!["f", "j", "m", "z"].contains { program.uses($0, in: type) })
  }

  @Test func assigners() throws {
    let program = ProgramSketch.program(
      """
      class A {
        var a: X, b: [X], c: X, d: X
        init(d: X) { a = x; self.c = y; d = z }
        func f() { b.append(x); self.b += [y]; if q { a = w }; { self.c = v }() }
        func g() { let a = x; other.c = y; (a, b) = z }
      }
      """)
    let type = try #require(program.type("A"))
    let found = program.assigners(of: type).mapValues { $0.map(\.facts.name) }
    #expect(found["a"] == ["init", "f", "g"])
    #expect(found["b"] == ["f", "g"])
    #expect(found["c"] == ["init", "f"])
    #expect(found["d"] == nil)
  }
}
