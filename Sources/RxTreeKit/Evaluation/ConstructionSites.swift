/// Where a program makes objects: what their initialisers are given tells what a property can be.
struct ConstructionSites {
  /// A call `X(a: b)`.
  struct Site {
    let arguments: [Expression.Argument]
    /// The type that the name before the call means.
    let name: TypeName
    let owner: TypeID?
    let file: Int
    /// The statements of the function around the call.
    let body: [Statement]
  }

  private var sites: [String: [Site]] = [:]
  /// The names of the program's types: most calls are of functions.
  private let typeNames: Set<String>

  /// Finds the calls of a program; O(size).
  init(program: Program) {
    typeNames = Set(program.types.map(\.name))
    for function in program.functions {
      add(function.facts.body, of: function.owner, file: function.file)
    }
    for property in program.types.flatMap(\.properties) + program.globalProperties.values.sorted(by: { $0.id < $1.id })
    {
      let value: [Statement] = property.facts.value.map { [.result($0)] } ?? []
      add(value + (property.facts.getter ?? []), of: property.owner, file: property.file)
    }
    for (index, file) in program.files.enumerated() { add(file.facts.statements, of: nil, file: index) }
  }

  /// The calls of a type's name, without the types around it; in the order of the program.
  func calls(of name: String) -> [Site] { sites[name] ?? [] }

  private mutating func add(_ body: [Statement], of owner: TypeID?, file: Int) {
    var found: [(String, Site)] = []
    ExpressionWalk.visit(body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty,
        let last = Self.name(callee), typeNames.contains(last), let path = Self.path(callee)
      else { return }
      let name = TypeName.named(path.joined(separator: "."), [])
      found.append((last, Site(arguments: arguments, name: name, owner: owner, file: file, body: body)))
    }
    for (name, site) in found { sites[name, default: []].append(site) }
  }

  /// `B` of `A.B` and `A.B.init`.
  private static func name(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, _): name
    case .member(let base, "init", _): name(base)
    case .member(_, let name, _): name
    default: nil
    }
  }

  /// The names of `A.B` and `A.B.init`.
  private static func path(_ callee: Expression) -> [String]? {
    switch callee.kind {
    case .name(let name, _): [name]
    case .member(let base, "init", _): path(base)
    case .member(let base, let name, _): path(base).map { $0 + [name] }
    default: nil
    }
  }
}
