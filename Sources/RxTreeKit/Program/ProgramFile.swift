/// A file of the program.
struct ProgramFile: Sendable {
  /// The path to show.
  let path: String
  let facts: FileFacts
}
