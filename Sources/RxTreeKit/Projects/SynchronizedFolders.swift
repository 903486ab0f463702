/// Reads the folders that Xcode keeps in step with targets, with their exceptions.
struct SynchronizedFolders {
  private let objects: [String: PropertyList]
  private let paths: XcodePaths
  private let targets: [String: TargetID]
  private var owners: [String: [String]] = [:]

  init(_ objects: [String: PropertyList], paths: XcodePaths, targets: [String: TargetID]) {
    self.objects = objects
    self.paths = paths
    self.targets = targets
    for target in targets.keys {
      for group in objects[target]?["fileSystemSynchronizedGroups"]?.texts ?? [] {
        owners[group, default: []].append(target)
      }
    }
  }

  /// The folders, once for each target that has files of theirs.
  func claims() -> [FolderClaim] {
    objects.flatMap { id, object -> [FolderClaim] in
      guard object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let folder = paths.location(id) else {
        return []
      }
      return claims(of: id, object, folder)
    }
  }

  /// An exception takes a file from a target that has the folder, and gives it to one that has not.
  private func claims(of group: String, _ object: PropertyList, _ folder: String) -> [FolderClaim] {
    var claims: [String: FolderClaim] = [:]
    for id in owners[group] ?? [] {
      claims[id] = targets[id].map { FolderClaim(target: $0, folder: folder) }
    }
    for exception in object["exceptions"]?.texts ?? [] {
      guard let set = objects[exception], let id = set["target"]?.text, let target = targets[id] else { continue }
      let files = (set["membershipExceptions"]?.texts ?? []).map { FolderPath.join(folder, $0) }
      var claim = claims[id] ?? FolderClaim(target: target, folder: folder, included: [])
      if claim.included == nil { claim.excluded.formUnion(files) } else { claim.included?.formUnion(files) }
      claims[id] = claim
    }
    return Array(claims.values)
  }
}
