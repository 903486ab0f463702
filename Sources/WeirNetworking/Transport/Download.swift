/// Puts downloads where their callers want them.
enum Download {
  static func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).download")
  }

  /// Moves a file to its destination; where that fails, the file is removed.
  /// - Returns: Where it is now.
  static func move(_ file: URL, to destination: DownloadDestination, _ response: HTTPURLResponse) throws -> URL {
    let (target, options) = destination(file, response)
    if target == file { return file }
    let manager = FileManager.default
    do {
      if options.contains(.createIntermediateDirectories) {
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      if options.contains(.removePreviousFile), manager.fileExists(atPath: target.path) {
        try manager.removeItem(at: target)
      }
      try manager.moveItem(at: file, to: target)
    } catch {
      try? manager.removeItem(at: file)
      throw error
    }
    return target
  }

  /// Writes a body to a file and moves that to its destination.
  static func write(_ data: Data, to destination: DownloadDestination, _ response: HTTPURLResponse) throws -> URL {
    let file = temporaryFile()
    try data.write(to: file)
    return try move(file, to: destination, response)
  }
}
