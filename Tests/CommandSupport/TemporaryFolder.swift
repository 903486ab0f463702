import Foundation

/// A folder of a test's own, removed with all that is in it when the last reference goes.
package final class TemporaryFolder: Sendable {
  /// Its path, without symbolic links.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("weir-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes files, given by their paths in the folder.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  /// Writes one file, and the folders that lead to it.
  package func write(_ name: String, _ bytes: Data) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Makes an empty file to be written by a process.
  package func file(_ name: String) throws -> FileHandle {
    try write(name, Data())
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path).appendingPathComponent(name))
  }

  /// A file to be read by a process.
  package func reading(_ name: String) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(fileURLWithPath: path).appendingPathComponent(name))
  }

  /// What a file holds; bytes that are not UTF-8 show as U+FFFD.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)), as: UTF8.self)
  }
}
