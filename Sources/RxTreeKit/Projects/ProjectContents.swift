/// What one project says about files.
struct ProjectContents {
  /// A file that a target lists, by its absolute path.
  struct Member {
    let path: String
    let target: TargetID
  }

  var members: [Member] = []
  /// Folders that are taken as a whole.
  var claims: [FolderClaim] = []
  /// Folders, beside those of members and claims, in which each file that is built is known.
  var covered: Set<String> = []
  /// Whether what is not said about a file says that it is not built.
  var isComplete = true
}

/// A folder whose files belong to a target.
struct FolderClaim {
  let target: TargetID
  private(set) var folder: String
  /// The absolute paths of the files and folders in it that do not belong to the target.
  var excluded: Set<String>
  /// The absolute paths of the only ones that do; nil for all.
  var included: Set<String>?

  init(target: TargetID, folder: String, excluded: Set<String> = [], included: Set<String>? = nil) {
    self.target = target
    self.folder = folder
    self.excluded = excluded
    self.included = included
  }

  /// Whether a file below the folder belongs to the target; takes as long as the path.
  func takes(_ path: String) -> Bool {
    var isIncluded = included == nil
    var current = path
    while current.utf8.count > folder.utf8.count {
      if excluded.contains(current) { return false }
      if let included, included.contains(current) { isIncluded = true }
      current = FolderPath.parent(current)
    }
    return isIncluded || included?.contains(folder) == true
  }

  /// The same claim where a link leads to.
  func moved(to other: String) -> FolderClaim {
    guard other != folder else { return self }
    let move = { (path: String) in other + path.dropFirst(folder.count) }
    var claim = self
    claim.folder = other
    claim.excluded = Set(excluded.map(move))
    claim.included = included.map { Set($0.map(move)) }
    return claim
  }
}
