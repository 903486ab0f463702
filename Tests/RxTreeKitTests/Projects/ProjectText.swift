@testable import RxTreeKit

/// Writes the text of an Xcode project for a test.
struct ProjectText {
  /// The objects, each with its identifier.
  private(set) var objects: [(id: String, text: String)] = []
  private var targets: [String] = []
  private var next = 0

  /// The file's text.
  func text(projectDirPath: String = "") -> String {
    let root =
      "{isa = PBXProject; mainGroup = MAIN /* main */; projectDirPath = \"\(projectDirPath)\"; targets = \(list(targets)); }"
    let lines = (objects + [("ROOT", root)]).map { "\t\t\($0.0) /* x */ = \($0.1);\n" }
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \(lines.joined())\t};
      \trootObject = ROOT /* Project object */;
      }

      """
  }

  /// Adds an object.
  mutating func add(_ id: String, _ text: String) { objects.append((id, "{\(text)}")) }

  /// Adds a file, and returns its identifier.
  mutating func file(_ path: String, sourceTree: String = "<group>") -> String {
    let id = fresh("FILE")
    add(id, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(sourceTree)\"; ")
    return id
  }

  /// Adds a group; `MAIN` is the one that holds all.
  mutating func group(_ id: String, _ children: [String], path: String? = nil, sourceTree: String = "<group>") {
    let place = path.map { "path = \"\($0)\"; " } ?? ""
    add(id, "isa = PBXGroup; children = \(list(children)); \(place)sourceTree = \"\(sourceTree)\"; ")
  }

  /// Adds a target that builds the files.
  mutating func target(
    _ name: String, _ files: [String] = [], type: String = "application", synchronized: [String] = []
  ) {
    var builds: [String] = []
    for file in files {
      builds.append(fresh("BUILD"))
      add(builds[builds.count - 1], "isa = PBXBuildFile; fileRef = \(file) /* f */; ")
    }
    add("PHASE_\(name)", "isa = PBXSourcesBuildPhase; files = \(list(builds)); ")
    let folders = synchronized.isEmpty ? "" : "fileSystemSynchronizedGroups = \(list(synchronized)); "
    add(
      "TARGET_\(name)",
      "isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; \(folders)"
        + "buildPhases = (PHASE_\(name), ); ")
    targets.append("TARGET_\(name)")
  }

  /// Adds a folder that is kept in step, with the exceptions of targets.
  mutating func folder(_ id: String, path: String, exceptions: [(target: String, files: [String])] = []) {
    var sets: [String] = []
    for exception in exceptions {
      sets.append(fresh("SET"))
      add(
        sets[sets.count - 1],
        "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGET_\(exception.target); "
          + "membershipExceptions = \(list(exception.files)); ")
    }
    add(
      id,
      "isa = PBXFileSystemSynchronizedRootGroup; exceptions = \(list(sets)); path = \"\(path)\"; sourceTree = \"<group>\"; "
    )
  }

  private mutating func fresh(_ prefix: String) -> String {
    next += 1
    return "\(prefix)\(next)"
  }

  private func list(_ items: [String]) -> String { "(" + items.map { "\"\($0)\" /* i */, " }.joined() + ")" }
}

extension ScratchFolder {
  /// Writes an Xcode project.
  func writeProject(_ path: String, _ text: ProjectText, projectDirPath: String = "") throws {
    try write(path + "/project.pbxproj", text.text(projectDirPath: projectDirPath))
  }

  /// What projects say about the files in directories: for each path the sorted names of targets, `none` or `unknown`.
  func memberships(in directories: [String] = [""]) throws -> [String: String] {
    let (files, membership) = try membership(in: directories)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, membership.targets(of: $0).summary) })
  }

  /// The files of directories, and what projects say about them.
  func membership(in directories: [String] = [""]) throws -> ([SourceFile], ProjectMembership) {
    let places = directories.map(at)
    let files = try SourceFinder(SourceSelection(directories: places)).find().files
    return (files, ProjectMembership.read(directories: places, files: files))
  }
}

extension Membership {
  /// The sorted names of targets, `none` or `unknown`.
  var summary: String {
    switch self {
    case .unknown: "unknown"
    case .notMember: "none"
    case .targets(let targets): targets.map(\.name).sorted().joined(separator: " ")
    }
  }
}
