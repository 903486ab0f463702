import Testing

@testable import RxTreeKit

@Suite struct AncestorsTests {
  private func ancestors(_ source: String, of name: String) -> String {
    let program = ProgramSketch.program(source)
    guard let type = program.type(name) else { return "no type" }
    return program.ancestors(of: type).references.map(program.describe).joined(separator: " ")
  }

  @Test func nearestFirstAndSuperclassesFirst() {
    #expect(
      ancestors("class A: B, P {}\nclass B: C {}\nclass C: UIView {}\nprotocol P: Q {}\nprotocol Q {}", of: "A")
        == "B P C Q external UIView")
  }

  @Test func genericArgumentsAreKept() {
    #expect(ancestors("class A: B<R> {}\nclass B<T>: C<T> {}\nenum R {}", of: "A") == "B<R> external C<external T>")
  }

  @Test func compositionsAndAliases() {
    #expect(ancestors("typealias X = B & P\nclass A: X {}\nclass B {}\nprotocol P {}", of: "A").contains("B"))
    #expect(ancestors("class A: B & P {}\nclass B {}\nprotocol P {}", of: "A") == "B P")
  }

  @Test func extensionsOfTypesFromOutsideAddTheirs() {
    #expect(
      ancestors("class A: UIViewController {}\nextension UIViewController: P {}\nprotocol P {}", of: "A")
        == "external UIViewController P")
  }

  @Test func loopsEnd() {
    #expect(ancestors("class A: B {}\nclass B: C {}\nclass C: A {}", of: "A") == "B C")
    #expect(ancestors("class A: A {}", of: "A") == "")
    #expect(ancestors("protocol P: Q {}\nprotocol Q: P {}\nclass A: P {}", of: "A") == "P Q")
  }

  @Test func nestedTypeMayBeNamedLikeItsBase() {
    #expect(ancestors("enum E { class Flow: Outer.Flow {} }", of: "E.Flow") == "external Flow")
    #expect(
      ancestors("class Coordinator {}\nenum E { class Coordinator: App.Coordinator {} }", of: "E.Coordinator")
        == "Coordinator")
  }

  @Test func inherits() throws {
    let program = ProgramSketch.program("class A: B {}\nclass B: P {}\nprotocol P {}\nclass C {}")
    let types = try ["A", "B", "P", "C"].map { try #require(program.type($0)) }
    #expect(program.inherits(types[0], from: types[0]))
    #expect(program.inherits(types[0], from: types[2]))
    #expect(!program.inherits(types[1], from: types[0]))
    #expect(!program.inherits(types[3], from: types[2]))
  }

  @Test func implementers() throws {
    let program = ProgramSketch.program(
      "protocol P {}\nclass A: P {}\nclass B: A {}\nstruct C: P {}\nprotocol Q: P {}\nenum D: Q {}")
    let protocolType = try #require(program.type("P"))
    #expect(program.implementers(of: protocolType).map { program[$0].name } == ["A", "B", "C", "D"])
    let empty = try #require(program.type("D"))
    #expect(program.implementers(of: empty).isEmpty)
  }

  @Test func aChainBeyondAllMeasureIsCut() {
    let chain = (0..<600).map { "protocol P\($0 + 1): P\($0) {}" }.joined(separator: "\n")
    let counts = WorkerPool(workers: 1).run {
      let program = ProgramSketch.program(["A.swift": "protocol P0 {}\n" + chain])
      return program.types.map { program.ancestors(of: $0.id).types.count }
    }
    #expect(counts?.max() == 400)
    #expect(counts?.prefix(100) == (0..<100).map { $0 }[...])
  }
}
