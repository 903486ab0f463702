/// The names and identifiers of nodes: qualified where they are nested, told apart where two have one name.
struct NodeNames {
  private let program: Program
  private let repeated: Set<String>

  init(program: Program, nodes: [TypeID]) {
    self.program = program
    var seen: Set<String> = []
    repeated = Set(nodes.map { program[$0].qualifiedName }.filter { !seen.insert($0).inserted })
  }

  func name(_ id: TypeID) -> String { program[id].qualifiedName }

  func id(_ id: TypeID) -> NavigationNode.ID {
    let name = program[id].qualifiedName
    guard repeated.contains(name) else { return NavigationNode.ID(name) }
    return NavigationNode.ID(name + "@" + program.files[program[id].position.file].path)
  }
}
