/// Where an app starts: which flows and coordinators its delegates, or top-level code, create and start.
struct EntryAnalysis {
  let evaluator: Evaluator

  struct Start {
    let node: TypeID
    let position: Position
    /// Whether it is started, and not only created.
    let isStarted: Bool
  }

  /// What the entry points start, in the order of the source.
  func starts() -> [Start] {
    let program = evaluator.program
    let entries = program.ownTypes.filter { program.role(of: $0.id) == .entry }
    return entries.flatMap { starts(of: $0.id) } + topLevelStarts()
  }

  private func starts(of type: TypeID) -> [Start] {
    evaluator.begin(standalone: [])
    let analysis = NodeAnalysis(evaluator: evaluator, node: type)
    var events = analysis.propertyEvents().flatMap(\.events)
    for function in analysis.ownFunctions { events += analysis.events(of: function) }
    return events.flatMap { starts($0) }
  }

  private func topLevelStarts() -> [Start] {
    evaluator.program.files.enumerated().flatMap { index, file -> [Start] in
      guard !file.facts.statements.isEmpty else { return [] }
      evaluator.begin(standalone: [])
      let frame = Frame(selfType: nil, isNode: false, owner: nil, file: index, depth: 1)
      for property in file.facts.properties { property.value.map { _ = evaluator.evaluate($0, frame) } }
      evaluator.run(file.facts.statements, frame)
      return frame.events.flatMap { starts($0) }
    }
  }

  private func starts(_ event: Event) -> [Start] {
    let isStarted: Bool
    switch event.verb {
    case .started, .shown, .kept, .contributed: isStarted = true
    case .created: isStarted = false
    default: return []
    }
    return evaluator.presentables(in: event.value).map {
      Start(node: $0, position: event.position, isStarted: isStarted)
    }
  }
}
