/// The files that are read, and the folders above them, by their real paths.
struct KnownFiles {
  private let paths: Set<String>
  /// The folders that hold such files, at whatever depth.
  private(set) var folders: Set<String> = []
  private var realFolders: [String: String] = [:]

  init(_ files: [SourceFile]) {
    paths = Set(files.map(\.absolutePath))
    for path in paths {
      var folder = FolderPath.parent(path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = FolderPath.parent(folder) }
    }
  }

  /// Whether a path is that of a file that is read, or of a folder above one.
  func holds(_ path: String) -> Bool { paths.contains(path) || folders.contains(path) }

  /// The path without links, as far as it leads somewhere; asks the system about each folder only once.
  mutating func realPath(of path: String) -> String {
    if holds(path) { return path }
    let folder = FolderPath.parent(path)
    let realFolder = realFolders[folder] ?? (try? SystemCalls.realPath(folder)) ?? folder
    realFolders[folder] = realFolder
    let moved = realFolder == folder ? path : realFolder + path.dropFirst(folder.count)
    guard !holds(moved), SystemCalls.mayBeAlias(moved) else { return moved }
    return (try? SystemCalls.realPath(moved)) ?? moved
  }
}
