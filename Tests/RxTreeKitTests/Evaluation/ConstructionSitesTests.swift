import Testing

@testable import RxTreeKit

@Suite struct ConstructionSitesTests {
  private func sites(_ source: String, of name: String) -> [String] {
    let file = ProgramFile(path: "A.swift", facts: FactsSource.facts(source))
    let program = ProgramBuilder.build([file], preference: TypePreference(paths: ["A.swift"]))
    return ConstructionSites(program: program).calls(of: name).map { site in
      let arguments = site.arguments.map { ($0.label.map { $0 + ": " } ?? "") + FactsText.of($0.value) }
      let owner = site.owner.map { program[$0].name } ?? "none"
      return "\(FactsText.of(site.name))(\(arguments.joined(separator: ", "))) in \(owner)"
    }
  }

  @Test func callsInFunctionsPropertiesAndTopLevelCode() {
    let source = """
      struct A {}
      class B { let a = A(x: 1); var c: A { A(y: d) }; func e() { f { A(z: A(w: g)) } } }
      func h() { M.A(v: i) }
      let j = A(u: k)
      A.init(t: l)
      """
    #expect(
      sites(source, of: "A") == [
        "A(z: A(w: g)) in B", "A(w: g) in B", "M.A(v: i) in none", "A(x: _) in B", "A(y: d) in B", "A(u: k) in none",
        "A(t: l) in none",
      ])
  }

  @Test func whatIsMadeWithNothingTellsNothing() {
    #expect(sites("struct A {}; class B { let a = A() }", of: "A") == [])
    #expect(sites("struct A {}; class B { let a = C(d: e) }", of: "A") == [])
  }

  @Test func whatIsNoTypeOfTheProgramIsMadeNowhere() {
    #expect(sites("class B { let a = A(x: 1) }", of: "A") == [])
    #expect(sites("struct A {}; class B { let a = A(x: 1) }", of: "A") == ["A(x: _) in B"])
  }
}
