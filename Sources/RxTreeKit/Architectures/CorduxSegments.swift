/// Cordux: the route segment that a screen of a coordinator stands for.
struct CorduxSegments {
  let analysis: NodeAnalysis

  /// The segment of each screen.
  struct Table {
    fileprivate let ofScreens: [TypeID: String]
    fileprivate let ofCoordinator: String?

    /// The way with the segment as its step, where the coordinator says which.
    func named(_ finding: Finding) -> Finding {
      let own = ofScreens[finding.child] ?? (finding.step == "init" && finding.kind == .screen ? ofCoordinator : nil)
      return Finding(
        parent: finding.parent, step: own ?? finding.step, child: finding.child, kind: finding.kind,
        position: finding.position)
    }
  }

  /// From contexts (`x.corduxContext = Context(…)`), and from the coordinator's own `route`.
  func segments(_ events: [Event]) -> Table {
    var result: [TypeID: String] = [:]
    for event in events {
      guard case .named(let segment) = event.verb else { continue }
      for screen in analysis.evaluator.presentables(in: event.value) { result[screen] = segment }
    }
    return Table(ofScreens: result, ofCoordinator: ownSegment())
  }

  /// The one segment of a coordinator with a `RouteSegment` of a single case.
  private func ownSegment() -> String? {
    let program = analysis.program
    guard let segment = program[analysis.node].nested["RouteSegment"]?.first else { return nil }
    let cases = program[segment].cases
    return cases.count == 1 ? cases.first?.name : nil
  }
}
