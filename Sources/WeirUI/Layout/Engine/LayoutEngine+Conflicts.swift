#if !canImport(UIKit)
  import WeirReporting

  extension LayoutEngine {
    /// Reports the conflicts that the solver has found.
    func report(_ conflicts: [SolverConflict]) {
      for conflict in conflicts where !isTrial { report(conflict) }
    }

    private func report(_ conflict: SolverConflict) {
      let colliding = conflict.constraints.compactMap { rules[$0]?.description }
      let sizes = conflict.variables.compactMap { variable in
        nodeList.first { $0.variables.contains(variable) }.map {
          "<\(LayoutText.name(of: $0.element)).\(variable == $0.width ? "width" : "height") >= 0>"
        }
      }
      let broken = rules[conflict.broken]?.description ?? "one of them"
      WeirDiagnostics.report(
        "NSLayoutConstraint", rule: "required constraints must be able to hold together",
        value: (colliding + sizes).joined(separator: ", "),
        remedy: "goes on without \(broken): remove one of them, or give one a priority below 1000")
    }
  }
#endif
