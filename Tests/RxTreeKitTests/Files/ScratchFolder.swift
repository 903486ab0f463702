import Foundation

@testable import RxTreeKit

/// A folder of a test's own, removed when the test lets go of it.
final class ScratchFolder {
  /// Where it is, without links in the path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try SystemCalls.realPath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of what is named.
  func at(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  /// Writes a file, and makes the folders above it.
  func write(_ name: String, _ text: String = "") throws { try write(name, bytes: Array(text.utf8)) }

  /// Writes a file of any bytes.
  func write(_ name: String, bytes: [UInt8]) throws {
    try makeParent(of: name)
    try Data(bytes).write(to: URL(fileURLWithPath: at(name)))
  }

  /// Writes several empty files.
  func touch(_ names: String...) throws {
    for name in names { try write(name) }
  }

  /// Makes a folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: at(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link with the target as it is given.
  func link(_ name: String, to target: String) throws {
    try makeParent(of: name)
    try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target)
  }

  /// The names in a folder, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: at(folder)).sorted()
  }

  private func makeParent(of name: String) throws {
    let parent = URL(fileURLWithPath: at(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }
}
