/// A target of an Xcode project or of a package.
struct TargetID: Hashable, Sendable {
  /// What a target builds.
  enum Kind: String, Sendable {
    case application, framework, `extension`, test
    /// A target of a package that is no test.
    case package
  }

  /// The absolute path of the `.xcodeproj`, or of the package's folder.
  let project: String
  let name: String
  let kind: Kind
}

/// What projects say about a file.
enum Membership: Hashable, Sendable {
  /// No project speaks about it.
  case unknown
  /// A project covers its folder, and no target has it.
  case notMember
  /// The targets that have it; at least one.
  case targets(Set<TargetID>)
}
