/// Where the files and groups of an Xcode project are.
struct XcodePaths {
  private let objects: [String: PropertyList]
  private let sourceRoot: String
  private var locations: [String: String] = [:]

  /// Resolves all that the main group holds, in its order; linear time, also where groups hold each other.
  init(_ objects: [String: PropertyList], mainGroup: String?, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    locations.reserveCapacity(objects.count / 2)
    var pending = mainGroup.map { [(id: $0, folder: sourceRoot)] } ?? []
    while let (id, folder) = pending.popLast() {
      guard let object = objects[id], let location = place(of: object, in: folder) else { continue }
      if let first = locations.updateValue(location, forKey: id) {
        locations[id] = first
        continue
      }
      pending += (object["children"]?.texts ?? []).reversed().map { (id: $0, folder: location) }
    }
  }

  /// The absolute path of a file or group; nil where only a build knows it.
  func location(_ id: String) -> String? {
    locations[id] ?? objects[id].flatMap { place(of: $0, in: nil) }
  }

  private func place(of object: PropertyList, in folder: String?) -> String? {
    let path = object["path"]?.text
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": return folder.map { folder in path.map { FolderPath.join(folder, $0) } ?? folder }
    case "SOURCE_ROOT": return FolderPath.join(sourceRoot, path ?? "")
    case "<absolute>": return path.flatMap { $0.hasPrefix("/") ? FolderPath.join("", $0) : nil }
    default: return nil
    }
  }
}
