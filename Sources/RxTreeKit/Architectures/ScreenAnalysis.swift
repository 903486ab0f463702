/// Screens: what they contain (`+`), and what they show by themselves (`!`).
struct ScreenAnalysis {
  let analysis: NodeAnalysis

  func findings() -> Findings {
    var events: [Event] = []
    for function in analysis.ownFunctions {
      events += analysis.events(of: function, reportsResults: Self.givesPages(function))
      guard function.facts.name == "init", !analysis.program.isNavigationController(analysis.node) else { continue }
      events += analysis.events(of: function, keepsArguments: true).filter { $0.verb == .contained }
    }
    events += analysis.propertyEvents().flatMap(\.events)
    var result = Findings()
    result.found =
      withoutRepeats(events.flatMap { ways($0) }) + ContainedScreens(evaluator: analysis.evaluator).findings(events)
    return result
  }

  /// Data sources of pages and tabs return the screens inside.
  private static func givesPages(_ function: FunctionMember) -> Bool {
    guard let result = function.facts.result else { return false }
    let element = if case .array(let inner) = result { inner } else { result }
    guard element.path?.hasSuffix("ViewController") == true else { return false }
    let name = function.facts.name
    let first = function.facts.parameters.first?.type?.path ?? ""
    return [
      "pageViewController", "pageboyViewController", "viewControllers", "viewController",
      "segementSlideContentViewController",
    ]
    .contains(name) && (first.hasSuffix("Controller") || name.hasPrefix("viewController"))
  }

  private func ways(_ event: Event) -> [Finding] {
    switch event.verb {
    case .contained, .returned: analysis.findings(event, kind: .child, steps: [nil])
    case .shown, .started, .contributed: analysis.findings(event, kind: .direct, steps: [nil])
    case .kept, .wrapped, .named, .created, .containedIn: []
    }
  }

  /// A SwiftUI view inside a screen is the screen's own content, and an alert is no screen.
  private func isContent(_ finding: Finding) -> Bool {
    let program = analysis.program
    if Bystanders.isAlert(program[finding.child].name) { return true }
    return finding.kind == .child && program.role(of: finding.child) == .view
  }

  /// A screen that is contained is not shown past its flow as well.
  private func withoutRepeats(_ findings: [Finding]) -> [Finding] {
    let contained = Set(findings.filter { $0.kind == .child }.map(\.child))
    return findings.filter { finding in
      let isDoubled = finding.kind == .direct && contained.contains(finding.child)
      return finding.child != analysis.node && !isDoubled && !isContent(finding)
    }
  }
}
