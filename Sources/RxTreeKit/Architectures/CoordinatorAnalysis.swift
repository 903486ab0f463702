/// Coordinators of all kinds: XCoordinator's routes, Cordux's segments and scenes, and methods written by hand.
struct CoordinatorAnalysis {
  let analysis: NodeAnalysis

  private var program: Program { analysis.program }
  private var evaluator: Evaluator { analysis.evaluator }

  /// Something that a function of the coordinator does.
  private struct Observed {
    let event: Event
    let method: String
    let isRouted: Bool
    /// Whether it shows a child that the very same function makes.
    var isOfOwnMaking = false
    /// Whether the function is one of the type: if it makes the coordinator, that is the way to it, and none from it.
    var isStatic = false
  }

  /// A way to a child, and how surely it is one.
  private struct Way {
    let finding: Finding
    let rank: Int
    let isRouted: Bool
  }

  func findings() -> Findings {
    let own = functionEvents() + propertyEvents()
    let isBare = !own.contains { rank($0) ?? 0 > 1 }
    let inherited = InheritedFunctions(analysis: analysis).functions(isBare: isBare)
    let observed = own + inherited.flatMap { inheritedEvents($0, own) }
    let events = observed.map(\.event)
    let segments = CorduxSegments(analysis: analysis).segments(events)
    var result = Findings()
    let ways = observed.flatMap { self.ways($0, segments) } + rootWays(segments)
    let contained = ContainedScreens(evaluator: evaluator).findings(events)
    let inside = Set(contained.map(\.child))
    result.found = best(ways.filter { $0.rank != 1 || !inside.contains($0.finding.child) }) + contained
    result.unresolved = analysis.unresolved(events)
    return result
  }

  /// What each function does, in the order of the source; the name of the function is its step.
  private func functionEvents() -> [Observed] {
    analysis.ownFunctions.flatMap { function -> [Observed] in
      let routed = RoutedFunction.match(function)
      let events = analysis.events(
        of: function, stepParameter: routed?.parameter, reportsResults: routed?.reportsResults ?? false)
      let made = self.made(events, by: function)
      return events.map { event in
        Observed(
          event: event, method: function.facts.name, isRouted: routed?.isLibrarys ?? false,
          isOfOwnMaking: !made.isDisjoint(with: evaluator.presentables(in: event.value)),
          isStatic: function.facts.isStatic)
      }
    }
  }

  /// The children that a function makes itself, and does not get from another function of the coordinator.
  private func made(_ events: [Event], by function: FunctionMember) -> Set<TypeID> {
    let own = events.filter { event in
      guard event.verb == .created, event.position.file == function.file else { return false }
      let around = analysis.ownFunctions.filter {
        $0.file == function.file && $0.facts.offset <= event.position.offset
      }.max { $0.facts.offset < $1.facts.offset }
      return around?.id == function.id
    }
    return Set(own.flatMap { evaluator.presentables(in: $0.value) })
  }

  /// What an inherited function does for this coordinator, beyond what the coordinator does itself.
  ///
  /// Where a function of its own makes the child, that one is the step.
  private func inheritedEvents(_ function: FunctionMember, _ own: [Observed]) -> [Observed] {
    let known = Set(own.filter { rank($0) ?? 0 > 1 }.flatMap { evaluator.presentables(in: $0.event.value) })
    return analysis.events(of: function).filter { event in
      evaluator.presentables(in: event.value).contains { !known.contains($0) }
    }.map { Observed(event: $0, method: maker(of: $0.value) ?? function.facts.name, isRouted: false) }
  }

  private func maker(of value: Value) -> String? {
    let wanted = evaluator.presentables(in: value)
    return analysis.ownFunctions.first { function in
      evaluator.presentables(in: evaluator.symbolicOutcome(of: function, selfType: analysis.node).value) == wanted
    }?.facts.name
  }

  private func propertyEvents() -> [Observed] {
    analysis.propertyEvents().flatMap { property, events in
      let method = property.facts.getter == nil ? "init" : property.facts.name
      return events.map { Observed(event: $0, method: method, isRouted: false) }
    }
  }

  private func ways(_ observed: Observed, _ segments: CorduxSegments.Table) -> [Way] {
    let event = observed.event
    guard let rank = rank(observed) else { return [] }
    let steps: [String?] = event.labels.isEmpty ? [observed.method] : event.labels
    let findings = analysis.findings(event, kind: .screen, steps: steps).filter {
      !isOnlyContainer($0, observed) && !(observed.isStatic && $0.child == analysis.node)
    }
    return findings.map {
      Way(finding: segments.named($0), rank: rank, isRouted: observed.isRouted && !event.labels.isEmpty)
    }
  }

  /// The container that a coordinator hands to its base class is its stage, not a screen that it leads to.
  private func isOnlyContainer(_ finding: Finding, _ observed: Observed) -> Bool {
    guard observed.method == "init", observed.event.labels.isEmpty, observed.event.verb == .shown else { return false }
    return program.isContainerController(finding.child)
  }

  /// How surely an event shows its value: what is started counts before what is shown of it, and that before what is only
  /// kept, wrapped or made.
  private func rank(_ observed: Observed) -> Int? {
    let event = observed.event
    return switch event.verb {
    case .shown, .started, .contributed, .returned, .contained: isPart(event.value) && !observed.isOfOwnMaking ? 5 : 6
    case .kept: 4
    case .wrapped: 3
    case .named: 2
    // What is made once, with the coordinator itself, is a helper until something starts it.
    case .created: isFlow(event.value) && observed.method != "init" ? 1 : nil
    case .containedIn: nil
    }
  }

  private func isPart(_ value: Value) -> Bool { if case .part = value { true } else { false } }

  private func isFlow(_ value: Value) -> Bool {
    evaluator.presentables(in: value).contains { program.role(of: $0) == .coordinator }
  }

  /// The screens that the coordinator gives away, so that its parent shows them without naming them.
  private func rootWays(_ segments: CorduxSegments.Table) -> [Way] {
    let properties = RootMembers.names.compactMap { name in analysis.ownProperties.first { $0.facts.name == name } }
    let fromProperties = properties.flatMap { property -> [Way] in
      let value = evaluator.value(of: property, selfType: analysis.node)
      return rootWays(value, "init", Position(file: property.file, offset: property.facts.offset), segments)
    }
    return ownRootCoordinator() + fromProperties
      + analysis.ownFunctions.flatMap { function -> [Way] in
        let value = evaluator.symbolicOutcome(of: function, selfType: analysis.node).value
        let step = RootMembers.functions.contains(function.facts.name) ? "init" : function.facts.name
        return rootWays(value, step, Position(file: function.file, offset: function.facts.offset), segments)
      }
  }

  /// Cordux: the coordinator over which a presenting one presents, where that one makes it itself.
  private func ownRootCoordinator() -> [Way] {
    guard let property = analysis.ownProperties.first(where: { $0.facts.name == "rootCoordinator" }) else { return [] }
    let value = evaluator.value(of: property, selfType: analysis.node)
    let position = Position(file: property.file, offset: property.facts.offset)
    let event = Event(verb: .kept, value: value, labels: [], position: position)
    return analysis.findings(event, kind: .screen, steps: ["init"]).filter { $0.kind == .flow }.map {
      Way(finding: $0, rank: 4, isRouted: false)
    }
  }

  private func rootWays(_ value: Value, _ step: String, _ position: Position, _ segments: CorduxSegments.Table) -> [Way]
  {
    let event = Event(verb: .shown, value: value, labels: [], position: position)
    return analysis.findings(event, kind: .screen, steps: [step]).filter { finding in
      finding.kind == .screen && !program.isContainerController(finding.child)
    }.map { Way(finding: segments.named($0), rank: 0, isRouted: false) }
  }

  /// Of several ways to a child those that count most.
  ///
  /// Where a library's routes lead to it, no method does besides.
  private func best(_ ways: [Way]) -> [Finding] {
    var best: [TypeID: Int] = [:]
    var routed: Set<TypeID> = []
    for way in ways {
      if way.isRouted { routed.insert(way.finding.child) }
    }
    for way in ways where way.isRouted || !routed.contains(way.finding.child) {
      best[way.finding.child] = max(best[way.finding.child] ?? 0, way.rank)
    }
    return ways.filter { way in
      let child = way.finding.child
      return way.isRouted ? way.rank >= min(4, best[child] ?? 0) : !routed.contains(child) && way.rank == best[child]
    }.map(\.finding)
  }
}
