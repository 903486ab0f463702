import Foundation

/// Finds the commands that the build put beside the tests.
package enum BuiltCommand {
  /// Why a command was not found.
  package struct NotFound: Error, CustomStringConvertible {
    let name: String
    let folders: [String]

    /// Where was looked.
    package var description: String { "\(name) is in none of \(folders.joined(separator: ", "))" }
  }

  /// The path of a built command.
  package static func path(of name: String) throws -> String {
    let folders = buildFolders
    let paths = folders.map { $0 + "/" + name }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw NotFound(name: name, folders: folders)
    }
    return path
  }

  /// The folders around the test bundle, however the tests were started.
  private static var buildFolders: [String] {
    let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
    let paths = bundles.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    return paths.flatMap { path in
      var url = URL(fileURLWithPath: path)
      return (0..<4).map { _ in
        url.deleteLastPathComponent()
        return url.path
      } + [path]
    }
  }
}
