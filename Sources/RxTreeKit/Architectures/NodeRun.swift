/// Analyses the nodes of a program, some of them at a time.
///
/// The nodes are cut into parts by their number alone, and each part has an evaluator of its own, so that the result does
/// not depend on how many threads there are. More parts would not be faster: what helpers give is found anew in each.
struct NodeRun {
  /// What was found in all nodes, in their order.
  struct Result {
    var found: [Finding] = []
    var unresolved: [(node: TypeID, event: Event)] = []
    var cut: [TypeID] = []
  }

  /// Fewer nodes than that are done before another thread is warm.
  private static let fewNodes = 128
  private static let parts = 2

  private let program: Program
  private let storyboards: StoryboardIndex?
  private let pool: WorkerPool

  init(program: Program, storyboards: StoryboardIndex?, pool: WorkerPool) {
    self.program = program
    self.storyboards = storyboards
    self.pool = pool
  }

  /// What is found in these nodes; `parts` is for tests.
  func result(_ nodes: [TypeID], parts: Int? = nil) -> Result {
    let count = parts ?? (nodes.count < Self.fewNodes ? 1 : Self.parts)
    guard count > 1 else { return Self.analyse(nodes, Evaluator(program: program, storyboards: storyboards)) }
    let parts = (0..<count).map { nodes[(nodes.count * $0 / count)..<(nodes.count * ($0 + 1) / count)] }
    program.findUniqueFunctions()
    let results = pool.map(count) { [fresh = program.fresh, storyboards] index in
      let program = fresh()
      let evaluator = Evaluator(program: program, storyboards: storyboards)
      return Part(result: Self.analyse(Array(parts[index]), evaluator), program: program)
    }
    var result = Result()
    for part in results { add(part, to: &result) }
    return result
  }

  private static func analyse(_ nodes: [TypeID], _ evaluator: Evaluator) -> Result {
    var result = Result()
    for node in nodes {
      let findings = Findings(of: node, evaluator)
      result.found += findings.found
      result.unresolved += findings.unresolved.map { (node, $0) }
      if findings.isCut { result.cut.append(node) }
    }
    return result
  }

  private func add(_ part: Part, to result: inout Result) {
    let other = part.program
    program.keep(other)
    program.preference.merge(other.preference.ambiguities)
    for entry in other.types[other.declaredCount...] { _ = program.adopt(entry.id, of: other) }
    result.found += part.result.found.map {
      $0.between(program.adopt($0.parent, of: other), program.adopt($0.child, of: other))
    }
    result.unresolved += part.result.unresolved
    result.cut += part.result.cut
  }
}

/// What a part of the nodes gave, and the program that it used.
///
/// Unchecked, and without a lock, because the thread that made it has ended before another one looks at it.
private struct Part: @unchecked Sendable {
  let result: NodeRun.Result
  let program: Program
}

extension Findings {
  /// What a node does, in the manner of its architecture.
  init(of node: TypeID, _ evaluator: Evaluator) {
    let program = evaluator.program
    let role = program.role(of: node)
    let functions = role == .coordinator ? program[node].functions : []
    let isLibrarys = functions.contains { RoutedFunction.match($0)?.isLibrarys ?? false }
    let getters = role == .coordinator ? program[node].properties.compactMap(\.getter?.id) : []
    evaluator.begin(standalone: isLibrarys ? [] : Set(functions.map(\.id) + getters))
    let analysis = NodeAnalysis(evaluator: evaluator, node: node)
    switch role {
    case .flow: self = FlowAnalysis(analysis: analysis).findings()
    case .coordinator: self = CoordinatorAnalysis(analysis: analysis).findings()
    default: self = ScreenAnalysis(analysis: analysis).findings()
    }
    isCut = evaluator.isExhausted
  }
}
