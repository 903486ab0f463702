import Catalog
import Foundation
import WeirDriver

/// The app in the terminal: a prompt, or scripts.
@main @MainActor struct CatalogCommand {
  static func main() async {
    let state = DriverOption("--state", value: "FILE", "keep the state in FILE, and start with what it holds")
    let program = DriverCommandLine(
      name: "catalog", version: "1.0", about: "A catalogue to sign in to, browse and order from.", options: [state])
    exit(
      await program.run { given in
        guard let path = given[state] else { return CatalogApp().makeDriver() }
        return CatalogApp(restoredFrom: try file(at: path)).makeDriver()
      })
  }

  private static func file(at path: String) throws -> StateFile {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw DriverUsageError("--state needs a file, and \(path) is a folder")
    }
    return StateFile(at: URL(fileURLWithPath: path))
  }
}
