/// A pattern for paths below a directory.
///
/// Without `/` it matches any part of a path; with `/` it is anchored at the directory. What lies below a match matches
/// too. `*` and `?` stand for anything but `/`, `**` for anything, `[a-z]` and `[!a-z]` for one of a set, `{a,b}` for
/// either, and `\` takes the next character as it is.
struct Glob: Sendable {
  /// The pattern as it was written.
  let pattern: String
  private let program: [GlobInstruction]
  private let matchesFoldersOnly: Bool

  /// Compiles a pattern; linear time.
  init(_ pattern: String) throws(AnalysisError) {
    self.pattern = pattern
    let compiled: GlobCompiler
    do {
      compiled = try GlobCompiler.compile(pattern)
    } catch {
      throw AnalysisError.badGlob(pattern, reason: error.reason)
    }
    program = compiled.program
    matchesFoldersOnly = compiled.matchesFoldersOnly
  }

  /// Whether a path, relative to the directory, or a folder above it matches; takes at most the product of the lengths.
  func matches(_ path: String, isFolder: Bool = false) -> Bool {
    var matcher = GlobMatcher(program)
    for character in GlobText.characters(of: path) {
      if character == "/" && matcher.isAccepting { return true }
      matcher.step(character)
      if matcher.isStuck { return false }
    }
    return matcher.isAccepting && (isFolder || !matchesFoldersOnly)
  }
}
