/// RxFlow and RxController: `navigate(to:)` turns each step into contributors; what is shown besides is shown (`~`).
struct FlowAnalysis {
  let analysis: NodeAnalysis

  private var program: Program { analysis.program }

  func findings() -> Findings {
    var result = Findings()
    let entries = ["navigate", "adapt"].flatMap { program.functions(named: $0, of: analysis.node) }
    for function in entries where !program[function.owner ?? analysis.node].isExternal {
      let events = analysis.events(of: function, stepParameter: 0)
      result.found += ways(events, function)
      result.unresolved += analysis.unresolved(events).filter {
        $0.verb == .contributed || !contributes(events, beside: $0)
      }
    }
    result.found += ContainedScreens(evaluator: analysis.evaluator).findings(allEvents())
    return result
  }

  /// What the whole flow does: containers may be filled anywhere in it.
  private func allEvents() -> [Event] {
    analysis.ownFunctions.flatMap { analysis.events(of: $0, stepParameter: $0.facts.name == "navigate" ? 0 : nil) }
      + analysis.propertyEvents().flatMap(\.events)
  }

  private func contributes(_ events: [Event], beside event: Event) -> Bool {
    events.contains { $0.verb == .contributed && $0.labels == event.labels }
  }

  private func ways(_ events: [Event], _ function: FunctionMember) -> [Finding] {
    let roots = self.roots()
    let all = events.flatMap { event -> [Finding] in
      let steps: [String?] = event.labels.isEmpty ? [function.facts.name] : event.labels
      switch event.verb {
      case .contributed: return contributed(event, steps)
      case .shown:
        return analysis.findings(event, kind: .shown, steps: steps).filter { finding in
          finding.kind == .shown && !roots.contains(finding.child) && !Bystanders.isAlert(program[finding.child].name)
        }
      default: return []
      }
    }
    return FlowAnalysis.withoutShownTwice(all)
  }

  /// What is contributed is a screen or flow for sure, even if only its name is known.
  private func contributed(_ event: Event, _ steps: [String?]) -> [Finding] {
    let findings = analysis.findings(event, kind: .screen, steps: steps)
    guard findings.isEmpty, case .instance(let type, let content) = event.value, content.isEmpty,
      let name = type.external, !SystemScreens.contains(name, isSurelyScreen: true), name != "Presentable"
    else { return findings }
    let child = program.undeclared(name, at: event.position)
    let kind: NavigationEdge.Kind = program.role(of: child).isFlow ? .flow : .screen
    return steps.map {
      Finding(parent: analysis.node, step: $0, child: child, kind: kind, position: event.position)
    }
  }

  /// The screens that the flow stands for: showing one's own root leads nowhere.
  private func roots() -> Set<TypeID> {
    guard let root = program.property(named: "root", of: analysis.node) else { return [] }
    return Set(analysis.evaluator.presentables(in: analysis.evaluator.value(of: root, selfType: analysis.node)))
  }

  /// What a step contributes and shows is contributed.
  private static func withoutShownTwice(_ findings: [Finding]) -> [Finding] {
    struct Way: Hashable {
      let step: String?
      let child: TypeID
    }
    let contributed = Set(findings.filter { $0.kind != .shown }.map { Way(step: $0.step, child: $0.child) })
    var seen: Set<Way> = []
    return findings.filter { finding in
      let way = Way(step: finding.step, child: finding.child)
      return (finding.kind != .shown || !contributed.contains(way)) && seen.insert(way).inserted
    }
  }
}
