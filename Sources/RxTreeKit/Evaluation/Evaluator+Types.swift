extension Evaluator {
  func narrow(_ value: Value, to type: TypeName, _ frame: Frame) -> Value {
    if let path = type.path, let bound = frame.generics[path] { return narrow(value, to: bound) }
    return narrow(value, to: program.resolve(type, in: frame.selfType ?? frame.owner, file: frame.file))
  }

  /// A value of which a cast or a declaration says more than was known.
  func narrow(_ value: Value, to type: TypeReference?) -> Value {
    guard let type else { return value }
    switch value {
    case .unknown: return .instance(type)
    case .quiet: return .argument(type)
    case .argument(let known): return .argument(isNarrower(type, than: known) ? type : known)
    case .instance(let known, let content):
      return isNarrower(type, than: known) ? .instance(type, content: content) : value
    case .variant(let name, let arguments, nil): return implied(name, arguments, type) ?? value
    case .choice(let values): return .oneOf(values.map { narrow($0, to: type) })
    case .part(let whole): return program.inherits(type, from: whole, role: \.isFlow) ? value : narrowPart(value, type)
    case .this, .type, .list, .tuple, .step, .closure, .variant: return value
    }
  }

  /// What is taken out of a flow or coordinator and cast to a screen of the app is that screen.
  private func narrowPart(_ value: Value, _ type: TypeReference) -> Value {
    guard let id = type.project, program.role(of: id) == .screen else { return value }
    return .instance(type)
  }

  /// `.init(…)`, `.shared` and the cases of the type that the context declares.
  private func implied(_ name: String, _ arguments: [Value.Labelled], _ type: TypeReference) -> Value? {
    if name == "init" { return construct(type, arguments) }
    if let id = type.project, program[id].cases.contains(where: { $0.name == name }) {
      return .variant(name, arguments, of: type)
    }
    return arguments.isEmpty ? staticMember(name, of: type) : nil
  }

  /// A list or tuple of which the declaration says what its elements are: the cases of an enum, labels, unknown elements.
  ///
  /// Nil where the declaration is of neither.
  func parts(of value: Value, _ declared: TypeName, in scope: TypeID?, file: Int) -> Value? {
    switch (declared, value) {
    case (.array(let element), .list(let values)):
      guard let type = program.resolve(element, in: scope, file: file), type.project != nil else { return value }
      return .list(values.map { $0.isCase ? narrow($0, to: type) : $0 })
    case (.tuple(let elements), .tuple(let values)) where elements.count == values.count:
      return .tuple(zip(elements, values).map { part($0, $1, in: scope, file: file) })
    case (.tuple, .choice(let values)):
      return .oneOf(values.map { parts(of: $0, declared, in: scope, file: file) ?? $0 })
    case (.tuple(let elements), _) where !value.isKnown:
      return .tuple(elements.map { part($0, Value.Labelled(label: nil, value: .unknown), in: scope, file: file) })
    default: return nil
    }
  }

  private func part(
    _ element: TypeName.Element, _ value: Value.Labelled, in scope: TypeID?, file: Int
  ) -> Value.Labelled {
    let type = program.resolve(element.type, in: scope, file: file)
    return Value.Labelled(label: element.label ?? value.label, value: narrow(value.value, to: type))
  }

  /// Whether a type says more than another: a type of the app more than one from outside or than its base class.
  private func isNarrower(_ type: TypeReference, than known: TypeReference) -> Bool {
    guard let id = type.project else { return false }
    guard let other = known.project else { return program.role(of: id) != .other }
    return id != other && program.inherits(id, from: other)
  }

  /// An object of a type, which keeps what it is made with as far as that can be shown.
  func construct(_ type: TypeReference, _ arguments: [Value.Labelled]) -> Value {
    let carried = arguments.contains { carriesPresentable($0.value) }
    guard carried else { return .instance(type) }
    return .instance(type, content: named(arguments, type).filter { carriesPresentable($0.value) })
  }

  /// Arguments without labels under the names of the initialiser's parameters, which properties are mostly named after.
  private func named(_ arguments: [Value.Labelled], _ type: TypeReference) -> [Value.Labelled] {
    guard let id = type.project, arguments.contains(where: { $0.label == nil }) else { return arguments }
    let initialisers = program.functions(named: "init", of: id, labels: arguments.map(\.callLabel))
    guard let parameters = initialisers.first?.facts.parameters, parameters.count >= arguments.count else {
      return arguments
    }
    return zip(arguments, parameters).map { argument, parameter in
      Value.Labelled(label: argument.label ?? parameter.name, value: argument.value)
    }
  }

  /// Whether a value is, or was made with, something that can be shown.
  private func carriesPresentable(_ value: Value) -> Bool {
    if case .instance(_, let content) = value, !content.isEmpty { return true }
    if value == .this { return true }
    return !presentables(in: value).isEmpty
  }

  /// A static property or a case of a type, or nil where it has none with that name.
  ///
  /// What a getter does is done where it is read, if that is known.
  func staticMember(_ name: String, of type: TypeReference, at offset: UInt32 = 0, _ frame: Frame? = nil) -> Value? {
    guard let id = type.project ?? type.external.flatMap({ program.externals[$0] }) else { return nil }
    if let property = program.property(named: name, of: id, isStatic: true) {
      guard let frame else { return value(of: property, selfType: id) }
      let receiver = Receiver(type: id, isNode: false, value: nil, reportsEvents: true)
      return read(property, of: id, on: receiver, at: offset, frame)
    }
    if program[id].cases.contains(where: { $0.name == name }) { return .variant(name, [], of: type) }
    if name == "allCases" { return .list(program[id].cases.map { .variant($0.name, [], of: type) }) }
    // A singleton that a library or a macro declares.
    return program.role(of: id).isNode || type.project == nil && Self.singletons.contains(name) ? .instance(type) : nil
  }

  private static let singletons: Set<String> = ["shared", "main", "default", "current", "instance", "standard"]
}

extension Program {
  /// Whether a part of a whole may be the whole: both are of a kind.
  func inherits(_ type: TypeReference, from whole: Value, role: (Role) -> Bool) -> Bool {
    guard let id = type.project else { return true }
    return role(self.role(of: id)) || self[id].kind == .protocol
  }
}
