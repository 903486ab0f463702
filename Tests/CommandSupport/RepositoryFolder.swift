import Foundation

/// Where the repository lies that holds these tests.
package enum RepositoryFolder {
  /// Its path, without symbolic links.
  package static let path = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of an example app.
  package static func example(_ name: String) -> String { "\(path)/Examples/\(name)" }
}
