import Foundation

/// A folder for the source of an app, and one beside it for its cache; both are removed after use.
struct TemporaryApp {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("weir-benchmark-\(UUID().uuidString)").path
  }

  /// Writes all files.
  func write(_ sources: [String: String]) throws {
    for (name, text) in sources {
      let file = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Removes what was written, and the cache.
  func remove() {
    for folder in [path, path + ".cache"] { try? FileManager.default.removeItem(atPath: folder) }
  }
}
