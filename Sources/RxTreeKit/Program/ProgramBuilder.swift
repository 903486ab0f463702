/// Collects the declarations of all files into one program.
struct ProgramBuilder {
  /// What has been collected.
  struct Tables: Sendable {
    var files: [ProgramFile] = []
    var types: [TypeEntry] = []
    var functions: [FunctionMember] = []
    var globalFunctions: [String: [FunctionMember]] = [:]
    var globalProperties: [String: PropertyMember] = [:]
    var globalAliases: [String: TypeName] = [:]
    var topLevel: [String: [TypeID]] = [:]
    var externals: [String: TypeID] = [:]
  }

  private var tables = Tables()
  private var propertyCount = 0
  private let preference: TypePreference
  private var extensions: [(facts: TypeFacts, file: Int)] = []

  private init(preference: TypePreference) { self.preference = preference }

  /// The program of some files, which are given in a stable order.
  static func build(_ files: [ProgramFile], preference: TypePreference) -> Program {
    var builder = ProgramBuilder(preference: preference)
    builder.tables.files = files
    for (index, file) in files.enumerated() { builder.add(file.facts, file: index) }
    // Extensions come last: what they extend may be declared in any file.
    builder.extensions.sort { depth($0.facts.name) < depth($1.facts.name) }
    for (facts, file) in builder.extensions { builder.extend(facts, file: file) }
    let program = Program(builder.tables, preference: preference)
    // Names are looked up in what types inherit, too: know that of all types before anybody asks.
    for entry in program.types { _ = program.ancestors(of: entry.id) }
    return program
  }

  private static func depth(_ name: String) -> Int { name.utf8.count { $0 == 46 } }

  private mutating func add(_ facts: FileFacts, file: Int) {
    for type in facts.types { declare(type, in: nil, file: file) }
    for function in facts.functions {
      tables.globalFunctions[function.name, default: []].append(member(function, owner: nil, file: file))
    }
    for property in facts.properties where tables.globalProperties[property.name] == nil {
      tables.globalProperties[property.name] = member(property, owner: nil, file: file)
    }
    for alias in facts.aliases { tables.globalAliases[alias.name] = alias.type }
  }

  private mutating func declare(_ facts: TypeFacts, in parent: TypeID?, file: Int) {
    guard facts.kind != .extension else { return extensions.append((facts, file)) }
    let id = entry(facts, in: parent, file: file)
    if let parent {
      tables.types[parent.index].add(nested: id, named: facts.name)
    } else {
      tables.topLevel[facts.name, default: []].append(id)
    }
    fill(id, with: facts, file: file)
  }

  private mutating func entry(_ facts: TypeFacts, in parent: TypeID?, file: Int) -> TypeID {
    let id = TypeID(index: tables.types.count)
    let around = parent.map { tables.types[$0.index].qualifiedName + "." } ?? ""
    let name = DottedPath.last(of: facts.name)
    tables.types.append(
      TypeEntry(
        id: id, name: name, qualifiedName: around + facts.name, kind: facts.kind, parent: parent,
        position: Position(file: file, offset: facts.offset), generics: facts.generics, attributes: facts.attributes))
    return id
  }

  private mutating func fill(_ id: TypeID, with facts: TypeFacts, file: Int) {
    let functions = facts.functions.map { member($0, owner: id, file: file) }
    let properties = facts.properties.map { member($0, owner: id, file: file) }
    tables.types[id.index].add(facts, functions: functions, properties: properties, file: file)
    for type in facts.types { declare(type, in: id, file: file) }
  }

  private mutating func extend(_ facts: TypeFacts, file: Int) {
    let known = find(DottedPath.components(of: facts.name), from: file)
    let id = known ?? tables.externals[facts.name] ?? external(facts, file: file)
    fill(id, with: facts, file: file)
  }

  private mutating func external(_ facts: TypeFacts, file: Int) -> TypeID {
    let id = entry(facts, in: nil, file: file)
    tables.externals[facts.name] = id
    return id
  }

  /// The type with a dotted name; a first component that is a module's name is left out.
  private func find(_ path: [String], from file: Int) -> TypeID? {
    guard let first = path.first else { return nil }
    var candidates = aliased(tables.topLevel[first] ?? [], first)
    for name in path.dropFirst() { candidates = candidates.flatMap { tables.types[$0.index].nested[name] ?? [] } }
    let name = path.joined(separator: ".")
    if let found = preference.choose(
      candidates, name: name, from: file, fileOf: { tables.types[$0.index].position.file })
    {
      return found
    }
    return path.count > 1 && tables.topLevel[first] == nil ? find(Array(path.dropFirst()), from: file) : nil
  }

  private func aliased(_ candidates: [TypeID], _ name: String) -> [TypeID] {
    guard candidates.isEmpty, let path = tables.globalAliases[name]?.path else { return candidates }
    return tables.topLevel[path] ?? []
  }

  private mutating func member(_ facts: FunctionFacts, owner: TypeID?, file: Int) -> FunctionMember {
    let member = FunctionMember(id: tables.functions.count, facts: facts, owner: owner, file: file)
    tables.functions.append(member)
    return member
  }

  private mutating func member(_ facts: PropertyFacts, owner: TypeID?, file: Int) -> PropertyMember {
    propertyCount += 1
    return PropertyMember(id: propertyCount, facts: facts, owner: owner, file: file)
  }
}
