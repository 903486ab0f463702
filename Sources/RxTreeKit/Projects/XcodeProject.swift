/// Reads which files the targets of an Xcode project build.
struct XcodeProject {
  /// Where the `.xcodeproj` is.
  private let path: String
  private let objects: [String: PropertyList]
  private let project: PropertyList
  private let paths: XcodePaths

  /// Takes a parsed `project.pbxproj`; nil if it is none.
  init?(_ file: PropertyList, path: String) {
    let objects = file["objects"]?.byKey ?? [:]
    guard let root = file["rootObject"]?.text, let project = objects[root] else { return nil }
    self.path = path
    self.objects = objects
    self.project = project
    let folder = FolderPath.join(FolderPath.parent(path), project["projectDirPath"]?.text ?? "")
    paths = XcodePaths(objects, mainGroup: project["mainGroup"]?.text, sourceRoot: folder)
  }

  /// What the project says; linear in its size.
  func contents() -> ProjectContents {
    var contents = ProjectContents()
    let targets = targets()
    for (id, target) in targets {
      contents.members += sources(of: id).map { ProjectContents.Member(path: $0, target: target) }
    }
    contents.claims = SynchronizedFolders(objects, paths: paths, targets: targets).claims()
    contents.covered = [FolderPath.parent(path)]
    return contents
  }

  private func targets() -> [String: TargetID] {
    var targets: [String: TargetID] = [:]
    for id in project["targets"]?.texts ?? [] {
      guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget" else { continue }
      let kind = Self.kind(productType: object["productType"]?.text ?? "")
      targets[id] = TargetID(project: path, name: object["name"]?.text ?? id, kind: kind)
    }
    return targets
  }

  private static func kind(productType: String) -> TargetID.Kind {
    let type = productType.dropFirst("com.apple.product-type.".count)
    if type.hasSuffix("testing") || type.hasSuffix("unit-test") { return .test }
    if type.contains("extension") { return .extension }
    return type.hasPrefix("application") || type == "tool" ? .application : .framework
  }

  /// The Swift files of a target's build phase.
  private func sources(of target: String) -> [String] {
    var files: [String] = []
    for phase in objects[target]?["buildPhases"]?.texts ?? [] {
      guard let object = objects[phase], object["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in object["files"]?.texts ?? [] {
        if let reference = objects[file]?["fileRef"]?.text { files += locations(of: reference) }
      }
    }
    return files
  }

  /// The Swift file that is referred to, or those of a group of variants.
  private func locations(of reference: String) -> [String] {
    guard let location = paths.location(reference) else { return [] }
    if location.hasSuffix(".swift") { return [location] }
    guard let group = objects[reference], group["isa"]?.text == "PBXVariantGroup" else { return [] }
    return (group["children"]?.texts ?? []).compactMap(paths.location).filter { $0.hasSuffix(".swift") }
  }
}
