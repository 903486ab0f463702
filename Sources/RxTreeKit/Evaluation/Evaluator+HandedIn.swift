extension Evaluator {
  /// What a property of which only a protocol is known is given where objects of its type are made.
  ///
  /// Nil unless every place where one is made tells: then any type that conforms to the protocol may be meant.
  func handedIn(_ property: PropertyMember, _ declared: TypeReference?, selfType: TypeID?) -> Value? {
    guard let id = declared?.project, let type = selfType ?? property.owner, program[id].kind == .protocol,
      !program.role(of: id).isNode, program.implementers(of: id).count > 1
    else { return nil }
    let labels = labels(of: property, in: type)
    var values: [Value] = []
    for site in constructionSites.calls(of: program[type].name) where isCall(site, of: type) {
      // Where the argument is left out, the default value is found elsewhere.
      guard let argument = site.arguments.first(where: { $0.label.map(labels.contains) ?? false }) else { continue }
      guard let value = value(of: argument.value, at: site), conforms(value, to: id) else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : .oneOf(values)
  }

  /// The labels by which initialisers take what a property keeps: those of parameters that are called as it is.
  private func labels(of property: PropertyMember, in type: TypeID) -> Set<String> {
    let name = property.facts.name
    let initialisers = program.functions(named: "init", of: type)
    guard !initialisers.isEmpty else { return [name] }
    let plain = name.drop { $0 == "_" }
    return Set(
      initialisers.flatMap(\.facts.parameters).filter { $0.name == name || $0.name == plain }.compactMap(\.label))
  }

  private func isCall(_ site: ConstructionSites.Site, of type: TypeID) -> Bool {
    program.resolve(site.name, in: site.owner, file: site.file)?.project == type
  }

  private func value(of argument: Expression, at site: ConstructionSites.Site) -> Value? {
    let frame = Frame(selfType: site.owner, isNode: false, owner: site.owner, file: site.file, depth: 1)
    let value = evaluate(Self.made(argument, in: site.body), frame)
    return value.isKnown ? value : nil
  }

  /// What a local constant stands for.
  private static func made(_ argument: Expression, in body: [Statement]) -> Expression {
    guard case .name(let name, _) = argument.kind else { return argument }
    for case .binding(.name(name), _, let value?) in body { return value }
    return argument
  }

  private func conforms(_ value: Value, to id: TypeID) -> Bool {
    switch value {
    case .instance(let type, _):
      type.project.map { program[$0].kind != .protocol && program.inherits($0, from: id) } ?? false
    case .choice(let values): values.allSatisfy { conforms($0, to: id) }
    default: false
    }
  }
}
