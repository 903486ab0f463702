/// The version of the command.
enum ToolVersion {
  static let current = "0.1.0"
}
