/// A way to a child that the analysis of a node found.
struct Finding: Hashable {
  /// Who shows the child: the node itself, or a container screen that the node fills.
  let parent: TypeID
  let step: String?
  let child: TypeID
  let kind: NavigationEdge.Kind
  let position: Position

  /// The same way between other types.
  func between(_ parent: TypeID, _ child: TypeID) -> Finding {
    Finding(parent: parent, step: step, child: child, kind: kind, position: position)
  }
}

/// What the analysis of a node found, and what it could not resolve.
struct Findings {
  var found: [Finding] = []
  /// Where something is shown of which the type is not known, with the steps that lead there.
  var unresolved: [Event] = []
  /// Whether the node was too large to be followed to the end.
  var isCut = false
}
