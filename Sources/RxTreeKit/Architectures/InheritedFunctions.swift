/// The functions that act for a coordinator although others declare them: traits, and hooks that a base class calls.
struct InheritedFunctions {
  let analysis: NodeAnalysis

  private var program: Program { analysis.program }

  /// Functions of protocols that the app extends, and of base classes if these call what the coordinator overrides; of a
  /// bare coordinator, which leads nowhere by itself, all of them.
  func functions(isBare: Bool) -> [FunctionMember] {
    let own = Set(analysis.ownFunctions.map(\.facts.name))
    return program.ancestors(of: analysis.node).types.flatMap { type -> [FunctionMember] in
      let entry = program[type]
      guard !entry.isExternal else { return [] }
      let candidates = entry.functions.filter { !own.contains($0.facts.name) && !$0.facts.body.isEmpty }
      if entry.kind == .protocol { return candidates.filter { !takesPresentable($0) } }
      return isBare ? candidates : candidates.filter { calls(own, $0) }
    }
  }

  /// A helper that shows what it is given belongs to whoever calls it.
  private func takesPresentable(_ function: FunctionMember) -> Bool { !function.facts.parameters.isEmpty }

  private func calls(_ names: Set<String>, _ function: FunctionMember) -> Bool {
    var isCalled = false
    ExpressionWalk.visit(function.facts.body) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name, _): if names.contains(name) { isCalled = true }
      case .member(let base, let name, _):
        if case .name("self", _) = base.kind, names.contains(name) { isCalled = true }
      default: break
      }
    }
    return isCalled
  }
}
