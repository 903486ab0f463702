import Foundation

/// Where a file is that is replaced as a whole.
enum KeptFile {
  /// As many links as the system follows.
  private static let mostLinks = 40

  /// The file that a path leads to, over all symbolic links: what is put in its place must not take that of a link.
  ///
  /// - Throws: `HistoryFileError` where there is something that is no file: a device or a pipe would be lost when it is
  ///   replaced, and reading from one may never end.
  static func resolve(_ file: URL) throws(HistoryFileError) -> URL {
    var place = file.resolvingSymlinksInPath()
    var links = 0
    // One that leads to nothing yet is left where it is by the line above.
    while links < mostLinks, let next = destination(of: place) {
      place = next
      links += 1
    }
    let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    guard let type, type != .typeRegular else { return place }
    throw .inaccessible(path: file.path, reason: reason(type))
  }

  private static func destination(of link: URL) -> URL? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path) else { return nil }
    return URL(fileURLWithPath: path, relativeTo: link.deletingLastPathComponent()).absoluteURL
  }

  private static func reason(_ type: FileAttributeType) -> String {
    switch type {
    case .typeDirectory: String(cString: strerror(EISDIR))
    case .typeSymbolicLink: String(cString: strerror(ELOOP))
    default: "it is no regular file"
    }
  }
}
