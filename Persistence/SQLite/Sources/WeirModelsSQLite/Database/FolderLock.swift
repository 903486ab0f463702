import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Lets one process at a time open or move the databases of a folder.
///
/// Else two could find the same damaged file, and the second move away what the first has just made. The system gives
/// it back when its process ends, however that happens; it leaves no file behind.
enum FolderLock {
  /// Runs the body while no other process, and no other thread, runs one for this folder.
  static func hold<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else {
      throw SQLiteModelError(
        kind: .inaccessible, path: folder, action: "opening the folder", reason: String(cString: strerror(errno)))
    }
    // Closing gives the lock back.
    defer { close(descriptor) }
    // Where a file system knows no locks, there is none.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
