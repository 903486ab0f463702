/// Versions of the tool and of what it keeps.
public enum ToolVersion {
  /// The version of Weir.
  public static let current = "0.1.0"
  /// Changes with everything that a file's facts depend on, so that older facts are not read.
  static let facts = current + "-facts-6"
}
