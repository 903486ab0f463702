/// Which Swift files an analysis reads.
public struct SourceSelection: Sendable, Hashable {
  /// The directories to walk, as the person wrote them.
  public var directories: [String]
  /// Globs, relative to the directory, of the files to read; empty for all.
  public var from: [String]
  /// Globs, relative to the directory, of files and folders to leave out.
  public var exclude: [String]

  /// Creates a selection; by default everything below the current directory.
  public init(directories: [String] = ["."], from: [String] = [], exclude: [String] = []) {
    self.directories = directories
    self.from = from
    self.exclude = exclude
  }
}
