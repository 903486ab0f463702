import Testing

@testable import RxTreeKit

@Suite struct ProgramBuilderTests {
  @Test func extensionsJoinTheirTypeWhateverTheOrder() throws {
    let program = ProgramSketch.program([
      "A.swift": "extension Card: Flow { func a() {} }", "B.swift": "class Card { func b() {} }",
      "C.swift": "extension Card { var c: D { e }\nenum F { case g } }",
    ])
    let card = program[try #require(program.type("Card"))]
    #expect(card.functions.map(\.facts.name) == ["b", "a"])
    #expect(card.functions.map(\.file) == [1, 0])
    #expect(card.properties.map(\.facts.name) == ["c"])
    #expect(card.inherited.map { FactsText.of($0.type) } == ["Flow"])
    #expect(card.nested.keys.sorted() == ["F"])
    #expect(card.position.file == 1)
  }

  @Test func extensionsOfNestedTypes() throws {
    let program = ProgramSketch.program([
      "A.swift": "extension A.B.C { func f() {} }", "B.swift": "extension A.B { class C {} }",
      "C.swift": "extension A { enum B {} }", "D.swift": "enum A {}",
    ])
    let type = program[try #require(program.type("A.B.C"))]
    #expect(type.functions.map(\.facts.name) == ["f"])
    #expect(type.parent == program.type("A.B"))
    #expect(program.ownTypes.map(\.qualifiedName) == ["A", "A.B", "A.B.C"])
  }

  @Test func extensionsOfTypesFromOutside() throws {
    let program = ProgramSketch.program([
      "A.swift": "extension UIViewController { func a() {} }", "B.swift": "extension UIViewController { func b() {} }",
    ])
    let id = try #require(program.externals["UIViewController"])
    #expect(program[id].isExternal)
    #expect(program[id].functions.map(\.facts.name) == ["a", "b"])
    #expect(program.ownTypes.isEmpty)
    #expect(program.topLevel["UIViewController"] == nil)
  }

  @Test func extensionsOfAliasesAndModules() throws {
    let program = ProgramSketch.program(
      "typealias Other = Card\nclass Card {}\nextension Other { func a() {} }\nextension Module.Card { func b() {} }")
    let card = program[try #require(program.type("Card"))]
    #expect(card.functions.map(\.facts.name) == ["a", "b"])
  }

  @Test func globals() {
    let program = ProgramSketch.program([
      "A.swift": "func f() {}\nlet x = 1\ntypealias T = A", "B.swift": "func f(_ a: B) {}\nlet x = 2\ntypealias T = B",
    ])
    #expect(program.globalFunctions["f"]?.count == 2)
    #expect(program.globalProperties["x"]?.file == 0)
    #expect(program.globalAliases["T"].map(FactsText.of) == "B")
  }

  @Test func everyFunctionAndPropertyHasItsOwnNumber() {
    let program = ProgramSketch.program(
      "class A { func a() {}; var b: C; init() {} }\nfunc d() {}\nextension A { func e() {} }")
    #expect(program.functions.map(\.id) == Array(0..<program.functions.count))
    #expect(program.functions.count == 4)
  }

  @Test func twoTypesOfOneNameAreBothKept() {
    let program = ProgramSketch.program(["A.swift": "class A { func a() {} }", "B.swift": "class A { func b() {} }"])
    #expect(program.topLevel["A"]?.count == 2)
    #expect(program.ownTypes.map { $0.functions.map(\.facts.name) } == [["a"], ["b"]])
  }
}
