import Foundation

/// The file of a database, and those that SQLite puts beside it.
struct DatabaseFile {
  /// Its path; not that of a symbolic link, which would be moved aside in the place of what it leads to.
  let path: String

  init(path: String) {
    var place = URL(fileURLWithPath: path)
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) else { break }
      place = URL(fileURLWithPath: next, relativeTo: place.deletingLastPathComponent()).absoluteURL
    }
    self.path = place.path
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  /// Makes the folder, and runs the body while nobody else opens or moves the file.
  func hold<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw SQLiteModelError(
        kind: .inaccessible, path: path, action: "making its folder", reason: Self.reason(error))
    }
    return try FolderLock.hold(folder, body)
  }

  /// Gives the file, and what belongs to it, a name that is free.
  /// - Parameter word: Why: "damaged".
  /// - Returns: The new path.
  func moveAside(_ word: String) throws -> String {
    let files = FileManager.default
    let free = (1...).lazy.map { "\(path).\(word)-\($0)" }.first { !files.fileExists(atPath: $0) }
    guard let free else { return path }
    do {
      // The log goes first: a fresh database must never find the log of another one.
      for ending in ["-wal", "-shm", "-journal", ""] where files.fileExists(atPath: path + ending) {
        try files.moveItem(atPath: path + ending, toPath: free + ending)
      }
    } catch {
      throw SQLiteModelError(kind: .inaccessible, path: path, action: "moving it aside", reason: Self.reason(error))
    }
    return free
  }

  /// The system's own words where it has any.
  private static func reason(_ error: any Error) -> String {
    let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error) as NSError
    guard cause.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
  }
}
