/// Finds the projects that may speak about the files of some directories.
struct ProjectFinder {
  /// A project, and how to name it to people.
  struct Project {
    let path: String
    let displayPath: String
    /// Whether it lies outside of the directories, so that it counts only if it reaches files in them.
    let isOutside: Bool
  }

  private(set) var xcodeProjects: [Project] = []
  private(set) var packages: [Project] = []
  /// Folders whose targets other tools know, such as generators of projects.
  private(set) var opaqueFolders: Set<String> = []
  private var entered: Set<String> = []

  private static let parentLimit = 3
  private static let otherManifests: Set<String> = ["Project.swift", "project.yml", "BUILD", "BUILD.bazel"]

  /// Walks the directories; linear in the number of entries.
  ///
  /// What cannot be read is passed over: the walk that found the files has told of it.
  init(directories: [String]) {
    let roots = directories.map { try? SystemCalls.realPath($0) }
    for (directory, root) in zip(directories, roots) {
      guard let root else { continue }
      walk(root, displayPrefix: SourceFinder.displayPrefix(of: directory, among: directories))
    }
    for root in roots { root.map { lookAbove($0) } }
  }

  private mutating func walk(_ root: String, displayPrefix: String) {
    var pending = [(path: root, display: displayPrefix)]
    while let (path, display) = pending.popLast() {
      for name in list(path, display, isOutside: false) {
        pending.append((path + "/" + name, display + name + "/"))
      }
    }
  }

  private mutating func lookAbove(_ root: String) {
    var folder = root
    for _ in 0..<Self.parentLimit {
      folder = FolderPath.parent(folder)
      guard !folder.isEmpty else { return }
      _ = list(folder, folder + "/", isOutside: true)
    }
  }

  /// Takes the projects in a folder; returns the names of the folders in it.
  private mutating func list(_ path: String, _ display: String, isOutside: Bool) -> [String] {
    guard entered.insert(path).inserted, let entries = try? FolderReader.entries(of: path) else { return [] }
    var folders: [String] = []
    for entry in entries where !entry.isNameBroken {
      let project = Project(path: path + "/" + entry.name, displayPath: display + entry.name, isOutside: isOutside)
      if entry.kind == .folder, entry.name.hasSuffix(".xcodeproj") {
        xcodeProjects.append(project)
      } else if entry.kind == .folder, !PathFilter.isForeign(entry.name) {
        folders.append(entry.name)
      } else if entry.name == "Package.swift" {
        packages.append(project)
      } else if Self.otherManifests.contains(entry.name) || entry.name.hasSuffix(".podspec") {
        opaqueFolders.insert(path)
      }
    }
    return folders
  }
}
