/// Walks one directory of a selection.
///
/// First the folders without any link, so that a file's own path wins; then what links lead to, in rounds: the links that
/// one round finds are the next round's. Each real folder is entered once, so that loops end and time is linear.
struct DirectoryWalk {
  /// A file that the filter takes.
  struct Found {
    let path: String
    let realPath: String
    let isThroughLink: Bool
  }

  /// A folder to go into, or a link to follow.
  private struct Entry {
    let name: String
    let path: String
    let location: String
  }

  /// What goes before the paths that people see.
  let displayPrefix: String
  private(set) var found: [Found] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String
  private let filter: PathFilter
  private var links: [Entry] = []
  private var entered: Set<String> = []
  private var isThroughLink = false

  init(root: String, filter: PathFilter, displayPrefix: String) {
    self.root = root
    self.filter = filter
    self.displayPrefix = displayPrefix
  }

  /// Walks; throws if the directory itself cannot be listed.
  mutating func run() throws(SystemError) {
    let top = Entry(name: "", path: "", location: root == "/" ? "" : root)
    entered.insert(top.location)
    walk(below: visit(top, entries: try FolderReader.entries(of: root)))
    isThroughLink = true
    while !links.isEmpty {
      let round = links.sorted { ByteOrder.precedes($0.path, $1.path) }
      links = []
      for link in round { follow(link) }
    }
  }

  private mutating func walk(below folders: [Entry]) {
    var pending = folders
    while let folder = pending.popLast() {
      guard entered.insert(folder.location).inserted else { continue }
      do {
        let entries = try FolderReader.entries(of: folder.location)
        pending += visit(folder, entries: entries)
      } catch {
        warn(folder.path, "This folder cannot be read: \(error.reason); what it holds is left out.")
      }
    }
  }

  /// Takes what a folder holds; returns the folders in it that are to be entered.
  private mutating func visit(_ folder: Entry, entries: [FolderEntry]) -> [Entry] {
    var folders: [Entry] = []
    for item in entries where mayMatter(item) {
      let path = folder.path.isEmpty ? item.name : folder.path + "/" + item.name
      let entry = Entry(name: item.name, path: path, location: folder.location + "/" + item.name)
      switch item.kind {
      case .folder where filter.takesFolder(name: entry.name, path: path):
        if isUsable(item, path) { folders.append(entry) }
      case .file where filter.takesFile(name: entry.name, path: path):
        if isUsable(item, path) { add(path, entry.location) }
      case .link:
        if isUsable(item, path) { links.append(entry) }
      case .other where filter.takesFile(name: entry.name, path: path):
        warnOfDevice(path)
      case .folder, .file, .other: break
      }
    }
    return folders
  }

  /// Spares most entries the making of their paths.
  private func mayMatter(_ item: FolderEntry) -> Bool {
    item.kind == .folder || item.kind == .link || filter.isWanted(item.name)
  }

  private mutating func follow(_ link: Entry) {
    let takesFile = filter.takesFile(name: link.name, path: link.path)
    let takesFolder = filter.takesFolder(name: link.name, path: link.path)
    guard takesFile || takesFolder else { return }
    do {
      let target = try SystemCalls.realPath(link.location)
      switch try SystemCalls.kind(target) {
      case .folder where takesFolder && isSystems(target):
        warn(link.path, "This link leads into folders of the system; what they hold is left out.")
      case .folder where takesFolder && !leadsUp(target):
        walk(below: [Entry(name: link.name, path: link.path, location: target)])
      case .file where takesFile: add(link.path, target)
      case .other where takesFile: warnOfDevice(link.path)
      case .folder, .file, .other: break
      }
    } catch {
      guard takesFile else { return }
      warn(link.path, "This link leads to no file: \(error.reason).")
    }
  }

  /// Whether a folder is one in which the system shows itself, which has no end and holds no source.
  private func isSystems(_ target: String) -> Bool {
    ["/proc", "/sys", "/dev"].contains { system in
      let isInside = { (path: String) in path == system || path.hasPrefix(system + "/") }
      return isInside(target) && !isInside(root)
    }
  }

  /// Whether a folder holds the walk's own directory: a link to it is a loop, and never a way to source of its own.
  private func leadsUp(_ target: String) -> Bool {
    target == "/" || root == target || root.hasPrefix(target + "/")
  }

  private mutating func add(_ path: String, _ realPath: String) {
    found.append(Found(path: path, realPath: realPath, isThroughLink: isThroughLink))
  }

  private mutating func isUsable(_ item: FolderEntry, _ path: String) -> Bool {
    if item.isNameBroken { warn(path, "This name is not UTF-8; what it names is left out.") }
    return !item.isNameBroken
  }

  private mutating func warnOfDevice(_ path: String) {
    warn(path, "This is not a regular file; it is left out.")
  }

  private mutating func warn(_ path: String, _ message: String) {
    diagnostics.append(
      Diagnostic(.warning, at: SourcePlace(file: displayPrefix + path, line: 1, column: 1), message))
  }
}
