/// What there is to say about the navigation below some roots: the value that every format writes.
public struct NavigationReport: Sendable {
  /// The graph, as the analysis found it.
  public let graph: NavigationGraph
  /// Where to start; each is in the graph, and none comes twice.
  public let roots: [NavigationNode.ID]
  /// How much to show.
  public let options: NavigationTreeOptions
  /// What the analysis had to say.
  public let diagnostics: [Diagnostic]
  /// The flows and coordinators that neither these roots nor the app's own lead to, ordered by name.
  public let unreachable: [NavigationNode]

  /// Creates a report; without roots it starts from the app's own.
  ///
  /// O(n + m).
  ///
  /// Roots that the graph does not have are left out.
  public init(
    graph: NavigationGraph, roots: [NavigationNode.ID]? = nil, options: NavigationTreeOptions = .init(),
    diagnostics: [Diagnostic] = []
  ) {
    let appRoots = graph.roots.map(\.node)
    var seen: Set<NavigationNode.ID> = []
    self.graph = graph
    self.roots = (roots ?? appRoots).filter { graph.node($0) != nil && seen.insert($0).inserted }
    self.options = options
    self.diagnostics = diagnostics
    unreachable = graph.unreachableFlows(from: appRoots + self.roots)
  }

  /// The report laid out as a tree; see ``NavigationTree/init(of:from:options:)`` for what it costs.
  public var tree: NavigationTree { NavigationTree(of: graph, from: roots, options: options) }

  /// The part of the graph that the options let through: nodes by kind, then those within the level limit.
  public var shownGraph: NavigationGraph {
    let kept = options.only.map { graph.contracted(to: $0, keeping: roots) } ?? graph
    return options.maxLevels.map { kept.limited(toLevels: $0, from: roots) } ?? kept
  }

  /// Where formats that list every edge start: at the roots, then at what no root leads to.
  ///
  /// The latter only where the report is about the app: it has the likeliest of the app's roots. A level limit has
  /// taken them out of ``shownGraph`` already.
  var listedRoots: [NavigationNode.ID] {
    guard let start = graph.roots.first?.node, roots.contains(start) else { return roots }
    return roots + unreachable.map(\.id)
  }

  /// One note for each of ``unreachable``, at the place where it is declared.
  public var unreachableNotes: [Diagnostic] {
    unreachable.map { Diagnostic(.note, at: $0.place, "No root leads to \(printable($0.name)).") }
  }

  /// Writes the report in a format; the style only matters for text.
  ///
  /// All formats but text show the graph, in which repeats have no meaning, so that
  /// ``NavigationTreeOptions/expandsRepeats`` changes nothing there. Text, Mermaid and DOT draw what the roots lead to.
  /// Edges and JSON are lists for programs: where the report has the app's likeliest root and no level limit, they go on
  /// with what the flows of ``unreachable`` lead to.
  public func write(as format: ReportFormat, style: TextStyle = .plain, to output: inout some TextOutputStream) {
    switch format {
    case .text: TextReporter(style: style).write(tree, to: &output)
    case .edges: EdgesReporter().write(shownGraph, from: listedRoots, to: &output)
    case .json: JSONReporter().write(self, to: &output)
    case .mermaid: MermaidReporter().write(shownGraph, from: roots, to: &output)
    case .dot: DOTReporter().write(shownGraph, from: roots, to: &output)
    }
  }

  /// The report in a format, as one string that ends in a line break.
  public func text(as format: ReportFormat, style: TextStyle = .plain) -> String {
    var result = ""
    write(as: format, style: style, to: &result)
    return result
  }
}
