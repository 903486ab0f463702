/// Absolute paths as text, without a look at the file system.
enum FolderPath {
  /// The path with another appended, `.` and `..` resolved; an absolute one takes its place.
  static func join(_ folder: String, _ path: String) -> String {
    if isSimple(path) { return folder + "/" + path }
    var parts: [Substring] = []
    let whole = path.utf8.first == slash ? path : folder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  /// Whether no part of a relative path is empty, or begins with a point.
  private static func isSimple(_ path: String) -> Bool {
    var previous = slash
    for byte in path.utf8 {
      if previous == slash && (byte == slash || byte == UInt8(ascii: ".")) { return false }
      previous = byte
    }
    return previous != slash
  }

  /// The folder that holds the path; empty for `/` and what lies in it.
  static func parent(_ path: String) -> String {
    guard let index = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[..<index])
  }
}
