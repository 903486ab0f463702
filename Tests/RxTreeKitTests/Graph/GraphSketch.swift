@testable import RxTreeKit

/// Small graphs for tests.
enum GraphSketch {
  /// A graph from lines of `parent | step | child | kind`; a line with one part only names a node.
  ///
  /// A node is a coordinator or a flow if its name says so, and a screen otherwise. It is declared on line 1 of a file
  /// of its name; edges stand in `App.swift`, each on the line that it has in the sketch.
  static func graph(_ sketch: String, roots: [String] = []) -> NavigationGraph {
    var names: [String] = []
    var edges: [NavigationEdge] = []
    for (index, line) in sketch.split(separator: "\n").enumerated() {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      names.append(parts[0])
      guard parts.count == 4, let kind = NavigationEdge.Kind(rawValue: parts[3]) else { continue }
      names.append(parts[2])
      edges.append(edge(parts[0], parts[1].isEmpty ? nil : parts[1], parts[2], kind, line: index + 1))
    }
    return NavigationGraph(nodes: names.map { node($0) }, edges: edges, roots: starts(roots))
  }

  /// A node whose kind its name tells.
  static func node(_ name: String, viewModel: String? = nil) -> NavigationNode {
    let kind: NavigationNode.Kind =
      name.contains("Coordinator") ? .coordinator : name.contains("Flow") ? .flow : .screen
    let place = SourcePlace(file: "\(name).swift", line: 1, column: 7)
    return NavigationNode(id: id(name), name: name, kind: kind, place: place, viewModel: viewModel)
  }

  /// An edge.
  static func edge(
    _ parent: String, _ step: String?, _ child: String, _ kind: NavigationEdge.Kind, line: Int = 1
  ) -> NavigationEdge {
    let place = SourcePlace(file: "App.swift", line: line, column: 5)
    return NavigationEdge(parent: id(parent), step: step, child: id(child), kind: kind, place: place)
  }

  /// An identifier.
  static func id(_ text: String) -> NavigationNode.ID { NavigationNode.ID(text) }

  /// Identifiers.
  static func ids(_ texts: String...) -> [NavigationNode.ID] { texts.map { NavigationNode.ID($0) } }

  /// Roots that `Main.swift` starts, each on a line of its own.
  static func starts(_ names: [String]) -> [NavigationGraph.Root] {
    names.enumerated().map { index, name in
      NavigationGraph.Root(node: id(name), place: SourcePlace(file: "Main.swift", line: index + 1, column: 1))
    }
  }

  /// A chain of flows, `Flow0` to the one with the given number.
  static func chain(to last: Int) -> NavigationGraph {
    let names = (0...last).map { "Flow\($0)" }
    let edges = zip(names, names.dropFirst()).map { edge($0, "next", $1, .flow) }
    return NavigationGraph(nodes: names.map { node($0) }, edges: edges, roots: starts(["Flow0"]))
  }

  /// A flow with many screens.
  static func fan(of count: Int) -> NavigationGraph {
    let names = (0..<count).map { "Screen\($0)" }
    let edges = names.map { edge("RootFlow", "show", $0, .screen) }
    return NavigationGraph(
      nodes: names.map { node($0) } + [node("RootFlow")], edges: edges, roots: starts(["RootFlow"]))
  }

  /// A chain so long that recursion along it would overflow the stack.
  static let longChain = chain(to: 100_000)

  /// A flow with as many screens.
  static let wideFan = fan(of: 100_000)

  /// Layers of two nodes in which each leads to both of the next layer: two to the power of its depth ways.
  static func ladder(of depth: Int) -> NavigationGraph {
    let sides = ["a", "b"]
    var edges = sides.map { (side: String) in edge("RootFlow", side, "Flow0\(side)", .flow) }
    for layer in 1..<max(1, depth) {
      for from in sides {
        for to in sides { edges.append(edge("Flow\(layer - 1)\(from)", to, "Flow\(layer)\(to)", .flow)) }
      }
    }
    let names = Set(edges.map(\.child.text) + ["RootFlow"])
    return NavigationGraph(nodes: names.map { node($0) }, edges: edges, roots: starts(["RootFlow"]))
  }

  /// All five kinds of edges, a cycle, a repeat, a nested type, two ways with one step, and a flow that nothing shows.
  static let people = graph(
    """
    AppFlow | main | MainFlow | flow
    AppFlow | intro | Intro.Screen | shown
    MainFlow | start | HomeCoordinator | flow
    MainFlow | start | InfoScreen | screen
    MainFlow | about | HomeCoordinator | flow
    HomeCoordinator | initial | InfoScreen | screen
    HomeCoordinator | restart | MainFlow | flow
    InfoScreen | | NameScreen | child
    InfoScreen | | PickerScreen | direct
    LostFlow | lost | PickerScreen | screen
    """, roots: ["AppFlow"])

  /// Names and steps that try to break out of every format.
  static let hostileTexts = [
    "Esc\u{1B}[31mRed", "Bell\u{7}", "Line\nBreak\r\nTwice\u{2028}", "Tab\t", "Turn\u{202E}ed", "C1\u{9B}2J",
    "\u{FEFF}Bom",
    "Quote\"'`", "Back\\slash\\", "Bar|bar", "#35;&amp;&#38;", "]);} --> {[(", "<b>html</b>", " blanks ",
    "e\u{301}|\u{301}",
    "👩‍👩‍👧", "数据", "\"];\nn0 -> n9", "end", "%% comment", "Zero\u{200B}width", "\u{E0041}tag", "", "nul\u{0}",
  ]

  /// A root flow that shows a screen by each hostile name, with the same text as its step.
  static var hostile: NavigationGraph {
    let edges = hostileTexts.enumerated().map { index, text in
      edge("RootFlow", text, text, NavigationEdge.Kind.allCases[index % 5], line: index + 1)
    }
    let nodes = ["RootFlow"] + hostileTexts
    return NavigationGraph(nodes: nodes.map { node($0, viewModel: $0) }, edges: edges, roots: starts(["RootFlow"]))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
