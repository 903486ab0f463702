import Foundation
import Testing
import WeirNavigation

/// The tree of types; the live trees are read from JSON, which makes any that one may think of.
@Suite struct FoldedTreeTests {
  private func tree(_ roots: String...) throws -> LiveTree {
    try JSONDecoder().decode(LiveTree.self, from: Data(#"{"roots": [\#(roots.joined(separator: ","))]}"#.utf8))
  }

  private func node(_ name: String, _ step: String? = nil, _ kind: String = "flow", _ children: String...) -> String {
    """
    {"kind": "\(kind)", "name": "\(name)", "isVisible": true, \(step.map { #""step": "\#($0)","# } ?? "")
     "children": [\(children.joined(separator: ","))]}
    """
  }

  @Test func nothingIsNothing() throws {
    #expect(try tree().foldedText == "")
  }

  @Test func aTypeThatIsItsOwnAncestorIsACycle() throws {
    let inner = node("A", "again", "flow", node("S", "start", "screen"), node("B", "b", "flow", node("A", "again")))
    let folded = try tree(node("A", nil, "flow", node("S", "start", "screen"), node("B", "b", "flow", inner)))
    #expect(folded.foldedText == "A\n├── [start] S\n└── [b] B\n    └── [again] A (cycle)")
  }

  @Test func whatADeeperOneHasLedToIsBelowTheFirst() throws {
    let deep = node("A", "again", "flow", node("T", "other", "screen"))
    let folded = try tree(node("A", nil, "flow", node("S", "start", "screen"), deep))
    #expect(folded.foldedText == "A\n├── [start] S\n├── [again] A (cycle)\n└── [other] T")
  }

  @Test func aTypeInTwoPlacesIsWrittenOnce() throws {
    let shared = { node("C", $0, "flow", node("S", "start", "screen")) }
    let folded = try tree(node("A", nil, "flow", shared("one"), shared("two"), node("S", "three", "screen")))
    #expect(folded.foldedText == "A\n├── [one] C\n│   └── [start] S\n├── [two] C (see above)\n└── [three] S")
  }

  @Test func aStepThatWasTakenTwiceIsWrittenOnce() throws {
    let screen = node("S", "item", "screen", node("P", nil, "child"))
    #expect(try tree(node("A", nil, "flow", screen, screen), node("A")).foldedText == "A\n└── [item] S\n    └── + P")
  }

  @Test func deepTreesAreReadableAndTheirTextGrowsWithTheirLines() throws {
    let coordinator = (0..<70).reversed().reduce(node("N70")) { node("N\($1)", nil, "flow", $0) }
    for text in try [tree(coordinator).foldedText, tree(coordinator).text] {
      let lines = text.split(separator: "\n")
      #expect(lines.count == 71)
      #expect(lines[64] == String(repeating: "    ", count: 63) + "└── N64")
      #expect(lines[65] == "(level 65) └── N65")
    }
  }
}
