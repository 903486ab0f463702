import CommandSupport
import Foundation

/// The repository that holds these tests.
enum Repository {
  /// Its folder.
  static let path = RepositoryFolder.path

  /// The README and every guide, by their paths in the repository.
  static let documents = ["README.md"] + guides

  private static var guides: [String] {
    names(in: "Sources").flatMap { module -> [String] in
      let folder = "Sources/\(module)/\(module).docc"
      return names(in: folder).filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  /// The text of a file.
  static func text(of file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }
}
