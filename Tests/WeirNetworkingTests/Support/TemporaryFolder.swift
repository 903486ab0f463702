import Foundation

/// A folder that goes with the object.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "weir-\(UUID().uuidString)", isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files, sorted; none where there is no folder.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  /// All that is in the files.
  var content: Data {
    names.reduce(into: Data()) { $0 += (try? Data(contentsOf: url.appendingPathComponent($1))) ?? Data() }
  }
}
