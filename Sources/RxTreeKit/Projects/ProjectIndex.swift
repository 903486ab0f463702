/// What all projects together say about the files of a selection.
struct ProjectIndex {
  private var members: [String: [TargetID]] = [:]
  private var claims: [String: [FolderClaim]] = [:]
  private var covered: Set<String> = []
  private var opaque: Set<String>
  private var known: KnownFiles
  /// What was wrong with projects, sorted.
  private(set) var diagnostics: [Diagnostic] = []

  /// Finds and reads the projects; linear in the number of folders and in the size of the projects.
  init(directories: [String], files: [SourceFile]) {
    known = KnownFiles(files)
    let finder = ProjectFinder(directories: directories)
    opaque = finder.opaqueFolders
    for project in finder.xcodeProjects { readXcode(project) }
    for package in finder.packages { readPackage(package) }
    diagnostics.sort()
  }

  /// What is said about a file; takes as long as its path.
  func membership(of path: String) -> Membership {
    var targets = Set(members[path] ?? [])
    var verdict: Membership?
    var folder = FolderPath.parent(path)
    while !folder.isEmpty {
      for claim in claims[folder] ?? [] where claim.takes(path) { targets.insert(claim.target) }
      // The nearest folder that a project speaks of decides.
      verdict = verdict ?? (covered.contains(folder) ? .notMember : opaque.contains(folder) ? .unknown : nil)
      folder = FolderPath.parent(folder)
    }
    return targets.isEmpty ? verdict ?? .unknown : .targets(targets)
  }

  private mutating func readXcode(_ project: ProjectFinder.Project) {
    let file = "project.pbxproj"
    let bytes: [UInt8]
    switch FileBytes.read(project.path + "/" + file, atMost: SourceReader.largestFile) {
    case .success(let read): bytes = read
    case .failure(.system(let error)) where error.isMissing:
      // A generator makes the file, and only what it does not make is kept.
      opaque.insert(FolderPath.parent(project.path))
      return
    case .failure: return ignore(project, file, (1, 1), "it cannot be read")
    }
    switch PropertyListParser.parse(bytes) {
    case .success(let list):
      guard let read = XcodeProject(list, path: project.path) else {
        return ignore(project, file, (1, 1), "it holds no project")
      }
      add(read.contents())
    case .failure(let failure):
      var lines = LineTable(bytes)
      ignore(project, file, lines.position(at: failure.offset), failure.reason)
    }
  }

  private mutating func readPackage(_ package: ProjectFinder.Project) {
    let bytes = (try? FileBytes.read(package.path, atMost: SourceReader.largestFile).get()) ?? []
    let manifest = PackageManifest(bytes)
    let folder = FolderPath.parent(package.path)
    if !manifest.isComplete || manifest.targets.isEmpty { opaque.insert(folder) }
    let targets = PackageTargets(folder: folder, manifest: manifest, holdsSwift: known.folders.contains)
    add(targets.contents())
  }

  /// Adds what a project says, if it says something about files that are read.
  private mutating func add(_ contents: ProjectContents) {
    let paths = contents.members.map { known.realPath(of: $0.path) }
    let placed = contents.claims.map { $0.moved(to: known.realPath(of: $0.folder)) }
    guard paths.contains(where: known.holds) || placed.contains(where: { known.holds($0.folder) }) else { return }
    for (path, member) in zip(paths, contents.members) { members[path, default: []].append(member.target) }
    for claim in placed { claims[claim.folder, default: []].append(claim) }
    guard contents.isComplete else { return }
    covered.formUnion(contents.covered)
    covered.formUnion(paths.map(FolderPath.parent))
    covered.formUnion(placed.map(\.folder))
  }

  private mutating func ignore(
    _ project: ProjectFinder.Project, _ file: String, _ at: (line: Int, column: Int), _ reason: String
  ) {
    // Below it nobody knows what is built.
    opaque.insert(FolderPath.parent(project.path))
    guard !project.isOutside else { return }
    let place = SourcePlace(file: project.displayPath + "/" + file, line: at.line, column: at.column)
    let message = "This Xcode project is not taken into account: \(reason)."
    diagnostics.append(Diagnostic(.warning, at: place, message))
  }
}
