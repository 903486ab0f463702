import Testing

@testable import RxTreeKit

@Suite struct TextStyleTests {
  @Test func plainTextHasNoEscapes() {
    #expect(TextStyle.plain(.flow, "A") == "A")
    #expect(!TextStyle.plain.usesColor && TextStyle.ansi.usesColor)
  }

  @Test func colouredTextIsResetAtItsEnd() {
    #expect(TextStyle.ansi(.mark, "~") == "\u{1B}[33m~\u{1B}[0m")
    #expect(TextStyle.ansi(.mark, "") == "")
  }

  @Test func onlyFlowsAndCoordinatorsAreSetOff() {
    #expect(TextStyle.ansi.name(of: GraphSketch.node("AFlow")) == "\u{1B}[1;36mAFlow\u{1B}[0m")
    #expect(TextStyle.ansi.name(of: GraphSketch.node("ACoordinator")) == "\u{1B}[1;36mACoordinator\u{1B}[0m")
    #expect(TextStyle.ansi.name(of: GraphSketch.node("Leaf")) == "Leaf")
  }

  @Test func aChildHasStepMarkAndName() {
    let leaf = GraphSketch.node("Leaf")
    func child(_ step: String?, _ kind: NavigationEdge.Kind) -> String {
      TextStyle.plain.child(leaf, by: GraphSketch.edge("AFlow", step, "Leaf", kind))
    }
    #expect(child("x", .screen) == "[x] Leaf")
    #expect(child("x", .shown) == "[x] ~ Leaf")
    #expect(child(nil, .child) == "+ Leaf")
    #expect(child(nil, .direct) == "! Leaf")
    #expect(child("a\u{1B}", .flow) == "[a\\u{1B}] Leaf")
    #expect(TextStyle.plain.child(leaf, by: nil) == "Leaf")
  }

  @Test func cellsKnowTheTextThatIsSeen() {
    let cell = TextStyle.ansi.cell("a\u{7}", .step)
    #expect(cell.text == "a\\u{7}")
    #expect(cell.styled == "\u{1B}[2ma\\u{7}\u{1B}[0m")
    #expect(TextStyle.ansi.cell("a").styled == "a")
  }
}
