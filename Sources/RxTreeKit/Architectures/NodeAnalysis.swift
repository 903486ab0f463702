/// What all architectures share: running the functions of a node, and turning events into ways to children.
struct NodeAnalysis {
  let evaluator: Evaluator
  let node: TypeID

  var program: Program { evaluator.program }
  private var entry: TypeEntry { program[node] }

  /// The properties that the node's own declaration and extensions hold.
  var ownProperties: [PropertyMember] { entry.properties }

  /// The functions that the node's own declaration and extensions hold.
  var ownFunctions: [FunctionMember] { entry.functions }

  /// What a function of the node does; `step` names the parameter that is the step.
  ///
  /// The screens among the arguments are nobody's, unless the node keeps what it is given.
  func events(
    of function: FunctionMember, stepParameter: Int? = nil, reportsResults: Bool = false, keepsArguments: Bool = false
  ) -> [Event] {
    evaluator.refill()
    let frame = Frame(selfType: node, isNode: true, owner: function.owner, file: function.file, depth: 1)
    frame.reportsResults = reportsResults
    for (index, parameter) in function.facts.parameters.enumerated() {
      let value = index == stepParameter ? .step : initial(parameter, function, frame)
      frame.scope.declare(parameter.name, keepsArguments ? kept(value) : value)
    }
    evaluator.run(function.facts.body, frame)
    return frame.events
  }

  private func kept(_ value: Value) -> Value {
    guard case .argument(let type) = value, let id = type.project, program.role(of: id) == .screen else { return value }
    return .instance(type)
  }

  private func initial(_ parameter: Parameter, _ function: FunctionMember, _ frame: Frame) -> Value {
    let declared = parameter.type.flatMap { program.resolve($0, in: function.owner, file: function.file) }
    if let expression = parameter.defaultValue {
      let value = evaluator.evaluate(expression, expecting: declared, frame)
      if !evaluator.presentables(in: value).isEmpty { return value }
    }
    guard let declared else { return .quiet }
    return evaluator.routed(declared) ?? .argument(declared)
  }

  /// What the initial values, getters and observers of the node's properties do.
  func propertyEvents(getters: Bool = true) -> [(property: PropertyMember, events: [Event])] {
    entry.properties.map { property in
      evaluator.refill()
      let frame = Frame(selfType: node, isNode: true, owner: node, file: property.file, depth: 1)
      let declared = property.facts.type.flatMap { program.resolve($0, in: node, file: property.file) }
      if let value = property.facts.value { _ = evaluator.evaluate(value, expecting: declared, frame) }
      if getters, let getter = property.facts.getter { evaluator.run(getter, frame) }
      evaluator.run(property.facts.observers, frame)
      return (property, frame.events)
    }
  }

  /// The children in an event's value, as ways from the node, or from the container that is filled.
  func findings(_ event: Event, kind: NavigationEdge.Kind, steps: [String?]) -> [Finding] {
    let children = evaluator.presentables(in: event.value)
    return steps.flatMap { step in
      children.map { child in
        let isFlow = program.role(of: child).isFlow
        return Finding(
          parent: node, step: step, child: child, kind: isFlow ? .flow : kind, position: event.position)
      }
    }
  }

  /// What is shown or contributed although nothing is known of it; of a list, the first such element.
  func unresolved(_ events: [Event]) -> [Event] {
    events.compactMap { event in
      guard event.verb == .shown || event.verb == .contributed else { return nil }
      let parts = if case .list(let elements) = event.value { elements } else { [event.value] }
      let part = parts.first { evaluator.presentables(in: $0).isEmpty && isWorthAWord($0, event.verb) }
      return part.map { Event(verb: event.verb, value: $0, labels: event.labels, position: event.position) }
    }
  }

  private func isWorthAWord(_ value: Value, _ verb: Event.Verb) -> Bool {
    switch value {
    case .unknown: true
    case .instance(let type, let content):
      if let id = type.project {
        program[id].kind == .protocol
      } else {
        content.isEmpty && !SystemScreens.contains(type.external ?? "", isSurelyScreen: verb == .contributed)
      }
    default: false
    }
  }
}
