import Testing

@testable import RxTreeKit

@Suite struct AssignmentFinderTests {
  private func targets(_ statements: String, hidden: Set<String> = []) -> [String] {
    let facts = FactsSource.facts("class C { init() {\n\(statements)\n} }")
    return AssignmentFinder.targets(in: facts.types[0].functions[0].body, hidden: hidden)
  }

  @Test func everyWayToAssign() {
    #expect(targets("a = b") == ["a"])
    #expect(targets("self.a = b") == ["a"])
    #expect(targets("self.a.b = c") == [])
    #expect(targets("x.a = b") == [])
    #expect(targets("a += b") == ["a"])
    #expect(targets("a.append(b)") == ["a"])
    #expect(targets("self.a.append(b)") == ["a"])
    #expect(targets("(a, self.b) = c") == ["a", "b"])
    #expect(targets("if x { a = b } else { c = d }") == ["a", "c"])
    #expect(targets("f { [weak self] in self?.a = b }") == ["a"])
    #expect(targets("a = b; a = c; d = e") == ["a", "d"])
    #expect(targets("a == b; a.remove(c)") == [])
  }

  @Test func parametersHide() {
    #expect(targets("a = b", hidden: ["a"]) == [])
    #expect(targets("self.a = b", hidden: ["a"]) == ["a"])
  }
}
