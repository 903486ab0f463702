import Foundation

/// Where the repository lies.
enum Root {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let example = path + "/Examples/Repositories"
}
