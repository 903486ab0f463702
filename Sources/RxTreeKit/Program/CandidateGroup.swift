/// Types of one name, by the folders of their files.
struct CandidateGroup {
  /// All of them, in the order of the source.
  let all: [TypeID]
  private var byFile: [Int: TypeID] = [:]
  /// The first one below each folder.
  private var byFolder: [Substring: TypeID] = [:]

  /// O(candidates × depth of their folders).
  init(_ all: [TypeID], paths: [String], _ fileOf: (TypeID) -> Int) {
    self.all = all
    for type in all {
      let file = fileOf(type)
      if byFile[file] == nil { byFile[file] = type }
      for folder in Self.folders(of: paths[file]) where byFolder[folder] == nil { byFolder[folder] = type }
    }
  }

  /// The first one in a file.
  func candidate(in file: Int) -> TypeID? { byFile[file] }

  /// The first one that shares the most leading folders with a file.
  ///
  /// O(depth).
  func nearest(to path: String) -> TypeID? {
    Self.folders(of: path).lazy.compactMap { byFolder[$0] }.first { _ in true }
  }

  /// The folders around a file, the innermost first; the last one is that around everything.
  private static func folders(of path: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(rest)
    }
    return folders + [""]
  }
}
