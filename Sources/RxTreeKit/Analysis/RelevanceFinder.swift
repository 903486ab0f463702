/// Finds the words that make a piece of source matter to navigation, from what all files declare.
struct RelevanceFinder {
  private let program: Program

  private init(program: Program) { self.program = program }

  /// What matters in a program of which only the headers are known, as a first guess.
  struct Guess: Sendable {
    fileprivate let words: Set<String>
    fileprivate let wholeTypes: Set<String>
    fileprivate let flows: Set<String>
    fileprivate let screens: Set<String>
    /// Where the helpers are that screens share.
    let scope: RelevantFunctions.Scope
    /// The hash of all of this.
    private let hash: ContentHash

    fileprivate init(
      words: Set<String>, wholeTypes: Set<String>, flows: Set<String>, screens: Set<String>,
      scope: RelevantFunctions.Scope
    ) {
      self.words = words
      self.wholeTypes = wholeTypes
      self.flows = flows
      self.screens = screens
      self.scope = scope
      let parts = [words, wholeTypes, flows, screens, scope.types, scope.nodes]
      hash = RelevanceFinder.hash("", parts)
    }

    /// The hash of a question about what matters, with the names of helpers that matter.
    func question(_ kind: String, _ functions: Set<String>) -> UInt64 {
      RelevanceFinder.hash(kind + hash.hexadecimal, [functions]).low
    }

    /// What matters, with the names of helpers that matter.
    func relevance(sharing functions: Set<String> = []) -> Relevance {
      Relevance(
        words: WordSet(words: words.union(functions), prefixes: verbs, suffixes: ["HostingController"]),
        wholeTypes: WordSet(words: wholeTypes, suffixes: wholeEndings), flows: WordSet(words: flows),
        screens: WordSet(words: screens, suffixes: ["HostingController"]))
    }
  }

  /// The hash of a question that depends on names alone.
  static func question(_ kind: String, _ names: Set<String>) -> UInt64 { hash(kind, [names]).low }

  private static func hash(_ kind: String, _ parts: [Set<String>]) -> ContentHash {
    var bytes = Array(kind.utf8)
    for part in parts {
      // No name holds these bytes.
      bytes.append(0)
      for name in part.sorted() {
        bytes.append(1)
        bytes += name.utf8
      }
    }
    return ContentHash(of: bytes)
  }

  static func guess(_ program: Program) -> Guess {
    let finder = RelevanceFinder(program: program)
    let flows = Set(program.ownTypes.filter { program.role(of: $0.id).isFlow }.map(\.name))
    return Guess(
      words: finder.words(), wholeTypes: finder.wholeTypes(), flows: flows, screens: finder.screens(),
      scope: finder.scope())
  }

  /// Functions that navigate, and what surrounds them.
  ///
  /// `present` counts in `presentPanModal`, not in `presenter`.
  private static let verbs = ["present", "push"].flatMap { verb in
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { verb + String(UnicodeScalar($0)) }
  }

  private static let fixedWords: Set<String> = [
    "present", "push", "show", "addChild", "addChildViewController", "embed", "setViewControllers", "viewControllers",
    "rootViewController", "contentViewController", "contentViewControllers", "destination", "coordinate",
    "UIViewController", "FlowContributors", "FlowContributor", "NextFlowItems", "NextFlowItem", "Presentable",
    "instantiateViewController", "instantiateInitialViewController", "searchResultsController", "setRoot",
    "setRootModule", "toPresentable", "toPresent", "Type", "performSegue",
  ]

  /// Types that hold screens together; they are small, and what they call is rarely named after a screen.
  private static let wholeEndings = [
    "Factory", "FactoryImp", "Router", "RouterImp", "Navigator", "Wireframe", "Assembly", "Assembler", "Builder",
    "Container", "Configurator", "Module", "Component", "Step", "Route", "RouteSegment", "Presentable", "Transition",
  ]

  private func words() -> Set<String> {
    var words = Self.fixedWords
    for entry in program.ownTypes where isShown(entry) {
      words.insert(entry.name)
      if program.role(of: entry.id) == .screen { words.formUnion(screenProperties(entry)) }
    }
    return words
  }

  private func screens() -> Set<String> {
    let own = program.ownTypes.filter { entry in
      entry.kind == .protocol
        ? program.nodeImplementers(of: entry.id).contains { program.role(of: $0) == .screen }
        : program.role(of: entry.id) == .screen
    }
    return Set(own.map(\.name)).union(["UIViewController", "Presentable", "instantiateViewController"])
  }

  private func isShown(_ entry: TypeEntry) -> Bool {
    if entry.kind != .protocol { return program.role(of: entry.id).isNode }
    return !program.nodeImplementers(of: entry.id).isEmpty
  }

  /// The properties of a screen that hold other screens: a body may use them without naming their types.
  private func screenProperties(_ entry: TypeEntry) -> [String] {
    entry.properties.filter { property in
      guard let type = property.facts.type, let reference = program.resolve(type, in: entry.id, file: property.file)
      else { return false }
      return reference.project.map { program.role(of: $0) == .screen } ?? false
    }.map(\.facts.name)
  }

  private func scope() -> RelevantFunctions.Scope {
    var types: Set<String> = ["UIViewController", "UINavigationController"]
    var nodes: Set<String> = []
    for entry in program.ownTypes {
      if entry.kind == .protocol { types.insert(entry.name) }
      if program.role(of: entry.id).isNode { nodes.insert(entry.name) }
      if program.role(of: entry.id) == .screen {
        types.formUnion(program.ancestors(of: entry.id).types.map { program[$0].name })
      }
    }
    let helpers = WordSet(words: [], suffixes: ["Router", "RouterImp", "Navigator", "Wireframe", "Presenter"])
    return RelevantFunctions.Scope(types: types, helpers: helpers, nodes: nodes)
  }

  private func wholeTypes() -> Set<String> {
    var names: Set<String> = ["Coordinator", "FlowContributors", "FlowContributor", "NextFlowItems", "NextFlowItem"]
    for entry in program.ownTypes {
      let role = program.role(of: entry.id)
      guard role.isFlow || role == .entry else { continue }
      names.insert(entry.name)
      names.formUnion(program.ancestors(of: entry.id).types.filter { isCoordinators($0) }.map { program[$0].name })
    }
    return names
  }

  /// A protocol or base class that coordinators share, and not one of UIKit's or of a delegate's.
  private func isCoordinators(_ id: TypeID) -> Bool {
    program[id].name.contains("Coordinat") || program[id].name.hasSuffix("Flow")
  }
}
