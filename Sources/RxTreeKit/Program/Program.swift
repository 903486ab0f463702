/// The declarations of an app, and what names mean in them.
///
/// Built once by ``ProgramBuilder``; then only its caches change, so that it is used by one thread at a time.
final class Program {
  private let tables: ProgramBuilder.Tables
  private(set) var types: [TypeEntry]
  /// Which of two types with one name a file means.
  let preference: TypePreference
  /// How many types the source has; those behind them are ``undeclared(_:at:)``.
  var declaredCount: Int { tables.types.count }

  /// The app's screens in another language.
  var foreign = ObjectiveCScreens()
  private var foreignPlaces: [TypeID: SourcePlace] = [:]
  var isFindingAncestors = false
  var ancestorCache = TypeTable<Ancestors>()
  var lineageCache = TypeTable<[TypeID]>()
  var roleCache = TypeTable<Role>()
  var nodeImplementerCache = TypeTable<[TypeID]>()
  var implementerCache: [TypeID: [TypeID]]?
  var resolutionCache: [ResolutionKey: TypeReference?] = [:]
  var functionCache = TypeTable<[String: [FunctionMember]]>()
  var propertyCache = TypeTable<[String: [PropertyMember]]>()
  var groupCache: [MemberKey: [FunctionGroup]] = [:]
  var nearestPropertyCache: [MemberKey: PropertyMember?] = [:]
  var parameterCache: [Int: [TypeReference?]] = [:]
  var assignerCache = TypeTable<[String: [FunctionMember]]>()
  var staticsOutside: [String: [FunctionMember]]?
  private var undeclared: [String: TypeID] = [:]
  var uniqueFunctions: [String: FunctionMember?]?
  /// The same program in other threads, which are not freed before it.
  private var copies: [Program] = []

  /// A type's name where it stands.
  struct ResolutionKey: Hashable {
    let name: TypeName
    let scope: TypeID?
    let file: Int
  }

  /// A member's name as a type sees it.
  struct MemberKey: Hashable {
    let type: TypeID
    let name: String
    let isStatic: Bool?

    func hash(into hasher: inout Hasher) {
      hasher.combine(type.index)
      hasher.combine(name)
    }
  }

  /// The functions with one name that one type and its extensions declare.
  struct FunctionGroup {
    let type: TypeID
    let functions: [FunctionMember]
  }

  init(_ tables: ProgramBuilder.Tables, preference: TypePreference) {
    self.tables = tables
    types = tables.types
    self.preference = preference
  }

  var files: [ProgramFile] { tables.files }
  var functions: [FunctionMember] { tables.functions }
  var globalFunctions: [String: [FunctionMember]] { tables.globalFunctions }
  var globalProperties: [String: PropertyMember] { tables.globalProperties }
  var globalAliases: [String: TypeName] { tables.globalAliases }
  /// The program's types at the top level, by name.
  var topLevel: [String: [TypeID]] { tables.topLevel }
  /// Types from outside that the program extends, by name.
  var externals: [String: TypeID] { tables.externals }

  /// Makes the same program for another thread, with what is known of it so far, but without undeclared types.
  var fresh: @Sendable () -> Program {
    {
      [
        tables, preference = preference.fresh, foreign, ancestorCache, lineageCache, roleCache, implementerCache,
        uniqueFunctions
      ] in
      let program = Program(tables, preference: preference())
      program.foreign = foreign
      program.ancestorCache = ancestorCache
      program.lineageCache = lineageCache
      program.roleCache = roleCache
      program.implementerCache = implementerCache
      program.uniqueFunctions = uniqueFunctions
      return program
    }
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

  /// Keeps a program that was made by ``fresh``.
  func keep(_ copy: Program) { copies.append(copy) }

  /// Takes over a type that another program of the same source met without its declaration.
  func adopt(_ id: TypeID, of other: Program) -> TypeID {
    guard id.index >= declaredCount else { return id }
    let entry = other[id]
    let own = undeclared(entry.name, at: entry.position)
    foreignPlaces[own] = foreignPlaces[own] ?? other.foreignPlaces[id]
    return own
  }

  /// Where a type is declared, if that is in no Swift file.
  func foreignPlace(of id: TypeID) -> SourcePlace? { foreignPlaces[id] }

  /// The program's own types: not those from outside that it extends.
  private(set) lazy var ownTypes = types.filter { !$0.isExternal }
}
