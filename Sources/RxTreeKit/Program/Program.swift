/// The declarations of an app, and what names mean in them.
///
/// Built once by ``ProgramBuilder``; then only its caches change, so that it is used by one thread at a time.
final class Program {
  let files: [ProgramFile]
  private(set) var types: [TypeEntry]
  let functions: [FunctionMember]
  let globalFunctions: [String: [FunctionMember]]
  let globalProperties: [String: PropertyMember]
  let globalAliases: [String: TypeName]
  /// The program's types at the top level, and types from outside that it extends, by name.
  let topLevel: [String: [TypeID]]
  let externals: [String: TypeID]
  /// Which of two types with one name a file means.
  let preference: TypePreference

  /// The app's screens in another language.
  var foreign = ObjectiveCScreens()
  private var foreignPlaces: [TypeID: SourcePlace] = [:]
  var isFindingAncestors = false
  var ancestorCache: [TypeID: Ancestors] = [:]
  var roleCache: [TypeID: Role] = [:]
  var nodeImplementerCache: [TypeID: [TypeID]] = [:]
  var implementerCache: [TypeID: [TypeID]]?
  var resolutionCache: [ResolutionKey: TypeReference?] = [:]
  var assignerCache: [TypeID: [String: [FunctionMember]]] = [:]
  var staticsOutside: [String: [FunctionMember]]?
  private var undeclared: [String: TypeID] = [:]
  var functionsByName: [String: [FunctionMember]]?

  /// A type's name where it stands.
  struct ResolutionKey: Hashable {
    let name: TypeName
    let scope: TypeID?
    let file: Int
  }

  init(_ tables: ProgramBuilder.Tables, preference: TypePreference) {
    files = tables.files
    types = tables.types
    functions = tables.functions
    globalFunctions = tables.globalFunctions
    globalProperties = tables.globalProperties
    globalAliases = tables.globalAliases
    topLevel = tables.topLevel
    externals = tables.externals
    self.preference = preference
  }

  subscript(_ id: TypeID) -> TypeEntry { types[id.index] }

  /// A screen or flow that the app uses although its declaration was not scanned, known by its name only.
  func undeclared(_ name: String, at position: Position) -> TypeID {
    if let known = undeclared[name] { return known }
    let id = TypeID(index: types.count)
    types.append(
      TypeEntry(
        id: id, name: name, qualifiedName: name, kind: .class, parent: nil, position: position, generics: [:],
        attributes: []))
    undeclared[name] = id
    roleCache[id] = name.hasSuffix("Flow") ? .flow : .screen
    return id
  }

  /// A screen that the app declares in another language; nil where it has none of that name.
  func foreign(_ name: String, usedIn file: Int) -> TypeID? {
    guard !isFindingAncestors, let place = foreign.place(of: name) else { return nil }
    let id = undeclared(name, at: Position(file: file, offset: 0))
    foreignPlaces[id] = place
    return id
  }

  /// Where a type is declared, if that is in no Swift file.
  func foreignPlace(of id: TypeID) -> SourcePlace? { foreignPlaces[id] }

  /// The program's own types: not those from outside that it extends.
  private(set) lazy var ownTypes = types.filter { !$0.isExternal }
}
