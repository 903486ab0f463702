import Foundation

/// Finds the commands, and the modules, that the build put beside the tests.
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
    try first(name, in: buildFolders, FileManager.default.isExecutableFile)
  }

  /// The folder that holds a built module, for a compiler that is to import it.
  package static func folder(ofModule name: String) throws -> String {
    let file = name + ".swiftmodule"
    let path = try first(file, in: buildFolders.flatMap { [$0 + "/Modules", $0] }, FileManager.default.fileExists)
    return String(path.dropLast(file.count + 1))
  }

  private static func first(_ name: String, in folders: [String], _ isIt: (String) -> Bool) throws -> String {
    guard let path = folders.map({ $0 + "/" + name }).first(where: isIt) else {
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
