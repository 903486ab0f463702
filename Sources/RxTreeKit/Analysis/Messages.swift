/// Says what could not be resolved.
struct Messages {
  let program: Program
  let place: (Position) -> SourcePlace

  func diagnostics(_ result: GraphBuilder.Result, _ ambiguities: Set<TypePreference.Ambiguity>) -> [Diagnostic] {
    let unresolved = result.unresolved.map { message(for: $0.event, in: $0.node.text, at: $0.place) }
    let cut = result.cut.compactMap { id in
      result.graph.node(id).map {
        Diagnostic(
          .warning, at: $0.place, "\($0.name) is too large to be followed to the end; some ways may be missing.")
      }
    }
    return unresolved + cut + ambiguities.filter(matters).map(ambiguous)
  }

  private func message(for event: Event, in node: String, at place: SourcePlace) -> Diagnostic {
    let step = event.labels.isEmpty ? "" : " for " + event.labels.map { "'\($0)'" }.joined(separator: ", ")
    let deed = event.verb == .contributed ? "contributes" : "shows"
    if case .instance(let type, _) = event.value {
      let name = type.project.map { program[$0].qualifiedName } ?? type.external ?? ""
      let reason =
        type.project == nil
        ? "which is not declared in the source that was scanned" : "a protocol for which no single type could be found"
      return Diagnostic(.warning, at: place, "\(node) \(deed)\(step) a \(name), \(reason).")
    }
    return Diagnostic(
      .warning, at: place,
      "\(node) \(deed)\(step) something of which the type could not be found: no initialiser, cast, declared type, "
        + "factory or registration leads to it.")
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
