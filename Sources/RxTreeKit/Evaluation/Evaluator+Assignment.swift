extension Evaluator {
  /// An assignment stores, and some show: `window.rootViewController = x`, `tabs.viewControllers = [x]`.
  func assign(_ target: Expression, _ expression: Expression, _ offset: UInt32, _ frame: Frame) -> Value {
    let declared = declaredType(of: target, frame)
    let value = evaluate(expression, expecting: declared, frame)
    let narrowed = narrow(value, to: declared)
    if case .member(let base, let name, _) = target.kind { show(value, at: name, of: base, offset, frame) }
    if case .name(let name, _) = target.kind, isInherited(name, frame) { showOwn(value, at: name, offset, frame) }
    let isKept = if case .element = target.kind { true } else if case .list = value { true } else { false }
    if isKept, presentables(in: value).contains(where: { program.role(of: $0).isFlow }) {
      record(.kept, value, offset, frame)
    }
    store(narrowed.isKnown ? narrowed : value, in: target, frame)
    return .unknown
  }

  /// Gives a local or a property of `self` a value.
  func store(_ value: Value, in target: Expression, _ frame: Frame) {
    switch target.kind {
    case .name(let name, _):
      if !frame.scope.assign(name, value) { storeProperty(name, value, frame) }
    case .member(let base, let name, _):
      if case .name("self", _) = base.kind { storeProperty(name, value, frame) }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        if case .tuple(let values) = value, index < values.count {
          store(values[index].value, in: element.value, frame)
        }
      }
    default: break
    }
  }

  private func storeProperty(_ name: String, _ value: Value, _ frame: Frame) {
    frame.current[name] = value
    frame.assignments[name] = .oneOf([frame.assignments[name], value].compactMap { $0 })
  }

  private func declaredType(of target: Expression, _ frame: Frame) -> TypeReference? {
    var name: String?
    if case .name(let simple, _) = target.kind, frame.scope.value(of: simple) == nil { name = simple }
    if case .member(let base, let member, _) = target.kind, case .name("self", _) = base.kind { name = member }
    guard let name, let type = frame.selfType, let property = program.property(named: name, of: type) else {
      return nil
    }
    return property.facts.type.flatMap { program.resolve($0, in: property.owner, file: property.file) }
  }

  /// Whether a name that is assigned is a property of UIKit's and not one of the app.
  private func isInherited(_ name: String, _ frame: Frame) -> Bool {
    guard let type = frame.selfType, frame.scope.value(of: name) == nil else { return false }
    guard let property = program.property(named: name, of: type) else { return true }
    return property.facts.value == nil && property.facts.getter == nil && Verbs.container.contains(name)
  }

  private func show(_ value: Value, at name: String, of base: Expression, _ offset: UInt32, _ frame: Frame) {
    if name == "corduxContext" { return nameSegment(value, of: evaluate(base, frame), offset, frame) }
    if case .name("self", _) = base.kind, frame.scope.value(of: "self") == nil {
      if isInherited(name, frame) { showOwn(value, at: name, offset, frame) }
      return
    }
    let owner = evaluate(base, frame)
    if let type = screen(owner), program.property(named: name, of: type) != nil, !Verbs.container.contains(name) {
      // What is assembled outside of flows and screens is put together, if the container does anything with it; else
      // only names that say so contain.
      let isAssembled = frame.selfType.map { !program.role(of: $0).isNode } ?? true && program.uses(name, in: type)
      if Verbs.isContentName(name) || isAssembled { record(.containedIn(owner), value, offset, frame) }
      return
    }
    if Verbs.container.contains(name) || name == "tabs" && isTabBar(owner) {
      record(isScreen(frame) && holdsPages(owner) ? .contained : .shown, value, offset, frame)
    }
  }

  private func isTabBar(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value else { return false }
    return type.project.map(program.isContainerController) ?? holdsPages(value)
  }

  /// A screen's own `viewControllers = [x]` contains; a coordinator's shows.
  private func showOwn(_ value: Value, at name: String, _ offset: UInt32, _ frame: Frame) {
    guard Verbs.container.contains(name) || Verbs.isContentName(name) else { return }
    record(isScreen(frame) ? .contained : .shown, value, offset, frame)
  }

  func isScreen(_ frame: Frame) -> Bool { frame.selfType.map { program.role(of: $0) == .screen } ?? false }

  /// The screen of the app that a value is, if it is one.
  private func screen(_ value: Value) -> TypeID? {
    switch value {
    case .instance(let type, _), .argument(let type):
      type.project.flatMap { program.role(of: $0) == .screen ? $0 : nil }
    default: nil
    }
  }

  /// Cordux names a screen's segment: `x.corduxContext = Context(routeSegment: Segment.y, …)`.
  private func nameSegment(_ context: Value, of screen: Value, _ offset: UInt32, _ frame: Frame) {
    guard case .variant("Context", let arguments, _) = context, let segment = arguments.first?.value else { return }
    guard case .variant(let name, _, _) = segment else { return }
    record(.named(name), screen, offset, frame)
  }
}
