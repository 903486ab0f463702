/// The declarations of an app, and what names mean in them.
///
/// Built once by ``ProgramBuilder``; then only its caches change, so that it is used by one thread at a time.
final class Program {
  let files: [ProgramFile]
  let types: [TypeEntry]
  let functions: [FunctionMember]
  let globalFunctions: [String: [FunctionMember]]
  let globalProperties: [String: PropertyMember]
  let globalAliases: [String: TypeName]
  /// The program's types at the top level, and types from outside that it extends, by name.
  let topLevel: [String: [TypeID]]
  let externals: [String: TypeID]
  /// Which of two types with one name a file means.
  let preference: TypePreference

  var ancestorCache: [TypeID: Ancestors] = [:]
  var roleCache: [TypeID: Role] = [:]
  var implementerCache: [TypeID: [TypeID]]?
  var assignerCache: [TypeID: [String: [FunctionMember]]] = [:]
  var staticsOutside: [String: [FunctionMember]]?
  var functionsByName: [String: [FunctionMember]]?

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

  /// The program's own types: not those from outside that it extends.
  var ownTypes: [TypeEntry] { types.filter { !$0.isExternal } }
}
