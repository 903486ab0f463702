import Testing

@testable import RxTreeKit

@Suite struct ProgramTypesTests {
  @Test func simpleNames() {
    let program = ProgramSketch.program("class A {}\nstruct B<T> {}")
    #expect(program.meaning(of: "A") == "A")
    #expect(program.meaning(of: "B<A>") == "B<A>")
    #expect(program.meaning(of: "C") == "external C")
    #expect(program.meaning(of: "B<C>") == "B<external C>")
    #expect(program.meaning(of: "[A]") == "nothing")
    #expect(program.meaning(of: "(A, B)") == "nothing")
    #expect(program.meaning(of: "A?") == "A")
  }

  @Test func nestedNames() {
    let program = ProgramSketch.program("enum A { class B { class C {} }\nclass D {} }\nclass B {}")
    #expect(program.meaning(of: "A.B") == "A.B")
    #expect(program.meaning(of: "A.B.C") == "A.B.C")
    #expect(program.meaning(of: "B") == "B")
    #expect(program.meaning(of: "B", in: "A") == "A.B")
    #expect(program.meaning(of: "D", in: "A.B.C") == "A.D")
    #expect(program.meaning(of: "C", in: "A.B") == "A.B.C")
    #expect(program.meaning(of: "A.X") == "external X")
    #expect(program.meaning(of: "Self", in: "A.B") == "A.B")
  }

  @Test func moduleNames() {
    let program = ProgramSketch.program("class A { class B {} }")
    #expect(program.meaning(of: "Module.A") == "A")
    #expect(program.meaning(of: "Module.A.B") == "A.B")
    #expect(program.meaning(of: "UIKit.UIView") == "external UIView")
  }

  @Test func inheritedNames() {
    let program = ProgramSketch.program("class A { class B {}\ntypealias C = B }\nclass D: A {}")
    _ = program.type("D").map { program.ancestors(of: $0) }
    #expect(program.meaning(of: "B", in: "D") == "A.B")
    #expect(program.meaning(of: "C", in: "D") == "A.B")
  }

  @Test func aliases() {
    let program = ProgramSketch.program(
      "typealias A = B\nclass B {}\nenum C { typealias D = A\ntypealias E = [B] }\ntypealias F = C.D\ntypealias G<T> = H<T>"
    )
    #expect(program.meaning(of: "A") == "B")
    #expect(program.meaning(of: "C.D") == "B")
    #expect(program.meaning(of: "F") == "B")
    #expect(program.meaning(of: "D", in: "C") == "B")
    #expect(program.meaning(of: "C.E") == "external E")
    #expect(program.meaning(of: "G<B>").hasPrefix("external H"))
  }

  @Test func aliasesInLoopsEnd() {
    let program = ProgramSketch.program(
      "typealias A = B\ntypealias B = C\ntypealias C = A\ntypealias D = D\ntypealias E = E<E>\nclass F: A, D {}")
    for name in ["A", "B", "C", "D", "E", "A.X", "E<A>"] { _ = program.meaning(of: name) }
    #expect(program.type("F").map { program.ancestors(of: $0).types } == [])
  }

  @Test func genericParametersAreTheirConstraints() {
    let program = ProgramSketch.program("protocol P {}\nclass A<T: P, U, V: Outside> { class B {} }")
    #expect(program.meaning(of: "T", in: "A") == "P")
    #expect(program.meaning(of: "T", in: "A.B") == "P")
    #expect(program.meaning(of: "U", in: "A") == "external U")
    #expect(program.meaning(of: "V", in: "A") == "external Outside")
    #expect(program.meaning(of: "T") == "external T")
  }

  @Test func compositions() {
    let program = ProgramSketch.program("class A {}\nprotocol P {}\nprotocol Q {}\nclass B: P {}")
    #expect(program.meaning(of: "P & A") == "A")
    #expect(program.meaning(of: "A & P") == "A")
    #expect(program.meaning(of: "Q & P") == "P")
    #expect(program.meaning(of: "Outside & P") == "P")
    #expect(program.meaning(of: "UIViewController & Outside").hasPrefix("external"))
  }

  @Test func manyArgumentsEnd() {
    let program = ProgramSketch.program("class A<T> {}")
    let name = String(repeating: "A<", count: 100) + "A" + String(repeating: ">", count: 100)
    #expect(program.meaning(of: name).hasPrefix("A<A<A<"))
  }
}
