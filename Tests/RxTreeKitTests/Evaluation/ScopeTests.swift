import Testing

@testable import RxTreeKit

@Suite struct ScopeTests {
  private let one = Value.variant("one", [])
  private let two = Value.variant("two", [])

  @Test func namesAreFoundAround() {
    let outer = Scope()
    outer.declare("a", one)
    let inner = Scope(parent: outer)
    #expect(inner.value(of: "a") == one)
    #expect(inner.value(of: "b") == nil)
    inner.declare("a", two)
    #expect(inner.value(of: "a") == two)
    #expect(outer.value(of: "a") == one)
  }

  @Test func assignmentsReachTheDeclaration() {
    let outer = Scope()
    outer.declare("a", one)
    #expect(Scope(parent: outer).assign("a", two))
    #expect(outer.value(of: "a") == two)
    #expect(!outer.assign("b", two))
    #expect(outer.value(of: "b") == nil)
  }

  @Test func assignmentsThatMayBeSkippedAdd() {
    let outer = Scope()
    outer.declare("a", one)
    let branch = Scope(parent: outer, isConditional: true)
    #expect(Scope(parent: branch).assign("a", two))
    #expect(outer.value(of: "a") == .choice([one, two]))
  }

  @Test func branchesThatDeclareForThemselvesReplace() {
    let branch = Scope(parent: Scope(), isConditional: true)
    branch.declare("a", one)
    #expect(branch.assign("a", two))
    #expect(branch.value(of: "a") == two)
  }

  @Test func unknownGivesWayToWhatABranchAssigns() {
    let outer = Scope()
    outer.declare("a", .unknown)
    #expect(Scope(parent: outer, isConditional: true).assign("a", one))
    #expect(outer.value(of: "a") == one)
  }

  @Test func localFunctions() throws {
    let function = try #require(FactsSource.facts("func f() { a }").functions.first)
    let outer = Scope()
    outer.declare(function)
    #expect(Scope(parent: outer).function(named: "f")?.offset == function.offset)
    #expect(outer.function(named: "g") == nil)
  }
}
