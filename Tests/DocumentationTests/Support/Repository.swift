import Foundation

/// The repository that holds these tests.
enum Repository {
  /// Its folder.
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The README and every guide, by their paths in the repository.
  static let documents = ["README.md"] + guides

  private static var guides: [String] {
    let folder = "Sources/RxTreeKit/RxTreeKit.docc"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
    return files.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
  }

  /// The text of a file.
  static func text(of file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }
}
