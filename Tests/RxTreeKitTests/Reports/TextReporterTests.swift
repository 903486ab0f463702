import Testing

@testable import RxTreeKit

@Suite struct TextReporterTests {
  private func text(
    _ graph: NavigationGraph, from roots: String..., options: NavigationTreeOptions = .init(),
    style: TextStyle = .plain
  ) -> String {
    let roots = roots.map { GraphSketch.id($0) }
    return TextReporter(style: style).text(NavigationTree(of: graph, from: roots, options: options))
  }

  @Test func drawsTheTree() {
    #expect(
      text(GraphSketch.people, from: "AppFlow") == """
        AppFlow
        ├── [main] MainFlow
        │   ├── [start] HomeCoordinator
        │   │   ├── [initial] InfoScreen
        │   │   │   ├── + NameScreen
        │   │   │   └── ! PickerScreen
        │   │   └── [restart] MainFlow (cycle)
        │   ├── [start] InfoScreen (see above)
        │   └── [about] HomeCoordinator (see above)
        └── [intro] ~ Intro.Screen

        """)
  }

  @Test func drawsSeveralRootsBelowEachOther() {
    #expect(
      text(GraphSketch.people, from: "InfoScreen", "LostFlow") == """
        InfoScreen
        ├── + NameScreen
        └── ! PickerScreen
        LostFlow
        └── [lost] PickerScreen

        """)
    #expect(text(GraphSketch.people) == "")
  }

  @Test func showsWhereItWasCut() {
    #expect(
      text(GraphSketch.people, from: "AppFlow", options: .init(maxLevels: 1)) == """
        AppFlow
        ├── [main] MainFlow …
        └── [intro] ~ Intro.Screen

        """)
  }

  @Test func drawsOnlyFlows() {
    #expect(
      text(GraphSketch.people, from: "AppFlow", options: .init(only: .flows)) == """
        AppFlow
        └── [main] MainFlow
            ├── [start] HomeCoordinator
            │   └── [restart] MainFlow (cycle)
            └── [about] HomeCoordinator (see above)

        """)
  }

  @Test func drawsOnlyScreens() {
    #expect(
      text(GraphSketch.people, from: "AppFlow", options: .init(only: .screens)) == """
        AppFlow
        ├── [initial] InfoScreen
        │   ├── + NameScreen
        │   └── ! PickerScreen
        ├── [start] InfoScreen (see above)
        └── [intro] ~ Intro.Screen

        """)
  }

  @Test func unrollsRepeats() {
    #expect(
      text(GraphSketch.people, from: "MainFlow", options: .init(maxLevels: 2, expandsRepeats: true)) == """
        MainFlow
        ├── [start] HomeCoordinator
        │   ├── [initial] InfoScreen …
        │   └── [restart] MainFlow …
        ├── [start] InfoScreen
        │   ├── + NameScreen
        │   └── ! PickerScreen
        └── [about] HomeCoordinator
            ├── [initial] InfoScreen …
            └── [restart] MainFlow …

        """)
  }

  @Test func saysThatItStopped() {
    let options = NavigationTreeOptions(expandsRepeats: true, maxItems: 3)
    #expect(
      text(GraphSketch.people, from: "AppFlow", options: options) == """
        AppFlow
        ├── [main] MainFlow
        │   ├── [start] HomeCoordinator
        … stopped after 3 items; a lower level limit shows less

        """)
  }

  @Test func setsOffFlowsStepsAndMarks() {
    let graph = GraphSketch.graph("AFlow | x | Leaf | shown\nAFlow | y | AFlow | flow")
    #expect(
      text(graph, from: "AFlow", style: .ansi) == """
        \u{1B}[1;36mAFlow\u{1B}[0m
        ├── \u{1B}[2m[x]\u{1B}[0m \u{1B}[33m~\u{1B}[0m Leaf
        └── \u{1B}[2m[y]\u{1B}[0m \u{1B}[1;36mAFlow\u{1B}[0m\u{1B}[2m (cycle)\u{1B}[0m

        """)
  }

  @Test func hostileNamesTakeOneLineEach() {
    let drawn = text(GraphSketch.hostile, from: "RootFlow")
    #expect(drawn.unicodeScalars.filter { $0 == "\n" }.count == GraphSketch.hostileTexts.count + 1)
    #expect(PlainText.holds(drawn))
    #expect(drawn.contains("[Esc\\u{1B}[31mRed] Esc\\u{1B}[31mRed\n"))
  }

  @Test func colouringOnlyAddsEscapes() {
    for style in [TextStyle.plain, .ansi] {
      var drawn = text(GraphSketch.hostile, from: "RootFlow", style: style)
      for role in ["1;36", "2", "33", "0"] { drawn = Self.removing("\u{1B}[\(role)m", from: drawn) }
      #expect(drawn == text(GraphSketch.hostile, from: "RootFlow"))
    }
  }

  @Test func deepLevelsAreNumbered() {
    let lines = text(GraphSketch.chain(to: 67), from: "Flow0").split(separator: "\n")
    #expect(lines[64] == String(repeating: "    ", count: 63) + "└── [next] Flow64")
    #expect(lines[65] == "(level 65) └── [next] Flow65")
    #expect(lines[67] == "(level 67) └── [next] Flow67")
  }

  @Test func rulesGoOnAfterDeepLevels() {
    let chain = GraphSketch.chain(to: 70)
    let more = [
      GraphSketch.edge("Flow63", "more", "Leaf", .screen), GraphSketch.edge("Flow62", "more", "Leaf", .screen),
    ]
    let graph = NavigationGraph(
      nodes: chain.nodes + [GraphSketch.node("Leaf")], edges: chain.edges + more, roots: chain.roots)
    let lines = text(graph, from: "Flow0").split(separator: "\n")
    let indent = String(repeating: "    ", count: 62)
    #expect(lines[63] == indent + "├── [next] Flow63")
    #expect(lines[64] == indent + "│   ├── [next] Flow64")
    #expect(lines.suffix(2) == ["\(indent)│   └── [more] Leaf", "\(indent)└── [more] Leaf"])
  }

  @Test func aLongChainIsDrawnInLinearSpace() {
    let drawn = text(GraphSketch.longChain, from: "Flow0")
    #expect(drawn.utf8.count < 5_000_000)
  }

  @Test(arguments: 0..<200)
  func linesReadBackAsTheTree(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let tree = NavigationTree(of: sample.graph, from: sample.roots)
    let lines = TextReporter().text(tree).split(separator: "\n")
    #expect(lines.count == tree.items.count)
    for (line, item) in zip(lines, tree.items) {
      let indent = line.prefix { "│├└─ ".contains($0) }
      #expect(indent.count == item.level * 4)
      let words = line.dropFirst(indent.count).split(separator: " ").map(String.init)
      let step = item.step.map { ["[\($0)]"] } ?? []
      let mark = item.kind?.mark.map { [$0] } ?? []
      #expect(Array(words.prefix(step.count + mark.count + 1)) == step + mark + [item.node.name])
      #expect(line.hasSuffix(" (cycle)") == (item.mark == .cycle))
      #expect(line.hasSuffix(" (see above)") == (item.mark == .seeAbove))
    }
  }

  private static func removing(_ part: String, from text: String) -> String {
    let (part, text) = (Array(part.unicodeScalars), Array(text.unicodeScalars))
    var result = String.UnicodeScalarView()
    var index = 0
    while index < text.count {
      if text[index...].starts(with: part) {
        index += part.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(result)
  }
}

/// Whether a text holds nothing that a terminal does not show as itself, but line breaks.
enum PlainText {
  static func holds(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.allSatisfy { index in
      let scalar = scalars[index]
      let joinsEmoji = scalar.value == 0x200D && index > 0 && scalars[index - 1].value > 0x1F000
      return !scalar.isHidden || scalar == "\n" || joinsEmoji
    }
  }
}
