/// Places the targets of a package in the file system.
struct PackageTargets {
  let folder: String
  let manifest: PackageManifest
  /// Whether a folder holds Swift files.
  let holdsSwift: (String) -> Bool

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// What the package says; it covers its usual folders, if all of its targets could be read.
  func contents() -> ProjectContents {
    var contents = ProjectContents()
    contents.claims = manifest.targets.compactMap(claim)
    contents.covered = Set((Self.sourceFolders + ["Tests"]).map { FolderPath.join(folder, $0) })
    contents.isComplete = manifest.isComplete
    return contents
  }

  private func claim(_ target: PackageManifest.Target) -> FolderClaim? {
    guard let place = target.path.map({ FolderPath.join(folder, $0) }) ?? usualPlace(of: target) else { return nil }
    let kind: TargetID.Kind = target.kind == "testTarget" ? .test : .package
    return FolderClaim(
      target: TargetID(project: folder, name: target.name, kind: kind), folder: place,
      excluded: Set(target.exclude.map { FolderPath.join(place, $0) }),
      included: target.sources.map { Set($0.map { FolderPath.join(place, $0) }) })
  }

  /// The folder of the target's name in one of the usual ones; a target that is alone may use such a one itself.
  private func usualPlace(of target: PackageManifest.Target) -> String? {
    let usual = usualFolders(for: target.kind)
    if let place = usual.map({ FolderPath.join(folder, $0 + "/" + target.name) }).first(where: holdsSwift) {
      return place
    }
    let isAlone = manifest.targets.filter { usualFolders(for: $0.kind) == usual }.count == 1
    return isAlone ? usual.prefix(1).map { FolderPath.join(folder, $0) }.first(where: holdsSwift) : nil
  }

  private func usualFolders(for kind: String) -> [String] {
    switch kind {
    case "testTarget": ["Tests"] + Self.sourceFolders
    case "plugin": ["Plugins"]
    default: Self.sourceFolders
    }
  }
}
