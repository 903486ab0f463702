/// Tells which targets files belong to, by the Xcode projects and packages around them.
///
/// Most runs never ask, so the projects are read when someone first does. Safe to ask from several threads.
final class ProjectMembership: Sendable {
  private let directories: [String]
  private let files: [SourceFile]
  private let index = Protected<ProjectIndex?>(nil)

  private init(directories: [String], files: [SourceFile]) {
    self.directories = directories
    self.files = files
  }

  /// The membership of these files, which were found in these directories.
  static func read(directories: [String], files: [SourceFile]) -> ProjectMembership {
    ProjectMembership(directories: directories, files: files)
  }

  /// What projects say about a file.
  func targets(of file: SourceFile) -> Membership { ready { $0.membership(of: file.absolutePath) } }

  /// What was wrong with the projects, sorted; empty if nobody has asked for a file.
  var diagnostics: [Diagnostic] { index.withLock { $0?.diagnostics ?? [] } }

  private func ready<Result: Sendable>(_ use: (ProjectIndex) -> Result) -> Result {
    index.withLock { index in
      let known = index ?? ProjectIndex(directories: directories, files: files)
      index = known
      return use(known)
    }
  }
}
