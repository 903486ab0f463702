import CommandSupport
import Foundation

/// Where the example is.
enum PeopleFolder {
  static let path = RepositoryFolder.example("People")

  /// The paths of the scripts in it, in the order of their names.
  static func scripts() throws -> [String] {
    let folder = path + "/Scripts"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
  }
}
