/// A function of a type, or a global one.
final class FunctionMember {
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
final class PropertyMember {
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
}
