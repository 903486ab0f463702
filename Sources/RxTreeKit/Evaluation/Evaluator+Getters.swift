extension Evaluator {
  /// What a property gives where it is read: a getter acts there, as a function without parameters does.
  func read(
    _ property: PropertyMember, of type: TypeID?, on receiver: Receiver, at offset: UInt32, _ frame: Frame
  ) -> Value {
    let outer = frame.callOffset
    frame.callOffset = offset
    defer { frame.callOffset = outer }
    guard let getter = property.getter else {
      let value = value(of: property, selfType: type)
      if contributes(value), let maker = property.maker { addContributions(of: maker, receiver, frame) }
      return value
    }
    let given = invoke([getter], on: receiver, [], frame)
    return given.isKnown ? given : value(of: property, selfType: type)
  }

  /// What reading a property of another object gives; what a node does for itself is not the reader's doing.
  func read(_ property: PropertyMember, of id: TypeID, on object: Value, at offset: UInt32, _ frame: Frame) -> Value {
    let owner = property.owner ?? id
    guard property.getter != nil, !actsForItself(owner) else { return value(of: property, selfType: id) }
    let type = program[id].kind == .protocol || program[id].isExternal ? owner : id
    let receiver = Receiver(type: type, isNode: false, value: object, reportsEvents: true)
    return read(property, of: id, on: receiver, at: offset, frame)
  }

  /// Whether what functions of a type do is the type's own doing: it is a node, or a protocol whose functions nodes share.
  func actsForItself(_ owner: TypeID) -> Bool {
    program.role(of: owner).isNode && !program[owner].isExternal || isTrait(owner)
  }

  /// A contribution that a stored property keeps is made where the property is read.
  private func addContributions(of maker: FunctionMember, _ receiver: Receiver, _ frame: Frame) {
    guard mayFollow(from: frame) else { return }
    let outcome = outcome(of: maker, receiver, [], depth: frame.depth + 1)
    add(outcome.events.filter { $0.verb == .contributed }, frame)
  }

  /// Whether a value holds contributions to a flow.
  func contributes(_ value: Value) -> Bool {
    switch value {
    case .variant(_, let elements, _):
      elements.contains { Verbs.contributing.contains($0.label ?? "") || contributes($0.value) }
    case .list(let values), .choice(let values): values.contains(where: contributes)
    default: false
    }
  }
}
