/// A function of a type, or a global one.
final class FunctionMember: Sendable {
  /// Identifies the function within the program.
  let id: Int
  let facts: FunctionFacts
  let owner: TypeID?
  let file: Int

  init(id: Int, facts: FunctionFacts, owner: TypeID?, file: Int) {
    self.id = id
    self.facts = facts
    self.owner = owner
    self.file = file
  }
}

/// A property of a type, or a global one.
final class PropertyMember: Sendable {
  /// Identifies the property within the program.
  let id: Int
  let facts: PropertyFacts
  let owner: TypeID?
  let file: Int
  init(id: Int, facts: PropertyFacts, owner: TypeID?, file: Int) {
    self.id = id
    self.facts = facts
    self.owner = owner
    self.file = file
  }

  /// The getter as a function without parameters; made anew each time, since several threads may ask.
  var getter: FunctionMember? { facts.getter.map { function(id: -2 * id, $0) } }

  /// What makes the initial value, as a function without parameters.
  var maker: FunctionMember? { facts.value.map { function(id: -2 * id - 1, [.result($0)]) } }

  /// Functions of the program have identifiers from 0 on.
  private func function(id: Int, _ body: [Statement]) -> FunctionMember {
    let function = FunctionFacts(
      name: facts.name, parameters: [], result: facts.type, body: body, isStatic: facts.isStatic, generics: [:],
      offset: facts.offset)
    return FunctionMember(id: id, facts: function, owner: owner, file: file)
  }
}
