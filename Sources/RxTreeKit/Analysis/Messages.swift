/// Says what could not be resolved.
struct Messages {
  let program: Program
  let place: (Position) -> SourcePlace
  /// The line of the source at a position, without the blanks around it.
  let quote: (Position) -> String

  func diagnostics(_ result: GraphBuilder.Result, _ ambiguities: Set<TypePreference.Ambiguity>) -> [Diagnostic] {
    let unresolved = result.unresolved.map {
      message(for: $0.event, in: result.graph.node($0.node)?.name ?? $0.node.text, at: $0.place)
    }
    let cut = result.cut.compactMap { id in
      result.graph.node(id).map {
        Diagnostic(
          .warning, at: $0.place, "\($0.name) is too large to be followed to the end; some ways may be missing.")
      }
    }
    return unresolved + cut + ambiguities.filter(matters).map(ambiguous)
  }

  /// What is said of files that are no valid Swift: half of them may be missing from the tree.
  func broken(_ positions: [Position]) -> [Diagnostic] {
    positions.map {
      Diagnostic(
        .warning, at: place($0),
        "This is not valid Swift; what belongs to it may be missing in the tree. The line is: \(quote($0))")
    }
  }

  private func message(for event: Event, in node: String, at place: SourcePlace) -> Diagnostic {
    let step = event.labels.isEmpty ? "" : " for " + event.labels.map { "'\($0)'" }.joined(separator: ", ")
    let deed = event.verb == .contributed ? "contributes" : "shows"
    if case .instance(let type, _) = event.value {
      let name = type.project.map { program[$0].qualifiedName } ?? type.external ?? ""
      let reason =
        type.project == nil
        ? "which is not declared in the source that was scanned"
        : "a protocol, and no single type was found for it"
      return Diagnostic(.warning, at: place, "\(node) \(deed)\(step) \(name), \(reason).")
    }
    return Diagnostic(
      .warning, at: place,
      "\(node) \(deed)\(step) something of which the type could not be found: no initialiser, cast, declared type, "
        + "factory or registration leads to it. The line is: \(quote(event.position))")
  }

  /// Which of two models is meant does not change the tree; which of two screens is, does.
  private func matters(_ ambiguity: TypePreference.Ambiguity) -> Bool {
    ambiguity.candidates.contains { program.role(of: $0) != .other && program.role(of: $0) != .entry }
  }

  private func ambiguous(_ ambiguity: TypePreference.Ambiguity) -> Diagnostic {
    let places = ambiguity.candidates.map { place(program[$0].position) }.sorted()
    let list = places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    return Diagnostic(
      .warning, at: places.first,
      "\(ambiguity.name) is declared \(places.count) times (\(list)), and no project tells which is meant; the nearest is taken."
    )
  }
}
