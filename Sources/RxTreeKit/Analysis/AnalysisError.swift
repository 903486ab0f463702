/// Why an analysis could not begin.
public enum AnalysisError: Error, Hashable, Sendable {
  /// A directory of the selection does not exist.
  case noSuchDirectory(String)
  /// A directory of the selection is a file.
  case notADirectory(String)
  /// A directory of the selection cannot be read; the reason is the system's.
  case unreadableDirectory(String, reason: String)
  /// None of the directories holds a Swift file that the selection takes.
  case noSwiftFile(directories: [String])
  /// None of the Swift files in the directories matches one of the globs of files to read.
  case nothingMatches(globs: [String], directories: [String])
  /// A glob of the selection is malformed; the reason names the place in it.
  case badGlob(String, reason: String)
}

extension AnalysisError: CustomStringConvertible {
  /// One sentence for a person, without control characters whatever the paths hold.
  public var description: String {
    switch self {
    case .noSuchDirectory(let path):
      "There is no directory \(quoted(path))."
    case .notADirectory(let path):
      "\(quoted(path)) is not a directory."
    case .unreadableDirectory(let path, let reason):
      "The directory \(quoted(path)) cannot be read: \(printable(reason))."
    case .noSwiftFile(let directories):
      "No Swift file to read was found in \(list(directories))."
    case .nothingMatches(let globs, let directories):
      "The \(globs.count == 1 ? "glob" : "globs") \(list(globs)) matched no Swift file in \(list(directories))."
    case .badGlob(let glob, let reason):
      "The glob \(quoted(glob)) is malformed: \(printable(reason))."
    }
  }

  private func quoted(_ text: String) -> String { "'\(printable(text))'" }

  private func list(_ directories: [String]) -> String {
    directories.isEmpty ? "an empty list of directories" : directories.map(quoted).joined(separator: ", ")
  }
}
