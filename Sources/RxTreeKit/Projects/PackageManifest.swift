/// The targets of a `Package.swift`, as far as they are written as literals.
///
/// The manifest is not run.
struct PackageManifest {
  /// A target as it is declared.
  struct Target: Hashable {
    let kind: String
    let name: String
    /// Relative to the package; nil for the usual place.
    let path: String?
    let exclude: [String]
    /// Relative to the target's folder; nil for all.
    let sources: [String]?
  }

  /// The targets in the order of the manifest.
  private(set) var targets: [Target] = []
  /// Whether all targets were read: nothing was computed.
  private(set) var isComplete = true

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let computations: Set<String> = [
    "func", "for", "map", "flatMap", "compactMap", "forEach", "extension",
  ]

  /// Reads a manifest; linear time, and total.
  init(_ bytes: [UInt8]) {
    let tokens = ManifestLexer.tokens(of: bytes)
    var index = 0
    while index < tokens.count {
      if let call = ManifestCall(tokens, at: index, names: Self.kinds) {
        add(call)
        index = call.end
      } else {
        if case .word(let word) = tokens[index], Self.computations.contains(word) { isComplete = false }
        index += 1
      }
    }
    dropDependencies()
  }

  private mutating func add(_ call: ManifestCall) {
    // Only a dependency on a target has a condition.
    if call.arguments["condition"] != nil { return }
    let path = call.text("path")
    let sources = call.texts("sources")
    guard case .value(let name) = call.text("name"), path != .computed, sources != .computed else {
      isComplete = false
      return
    }
    let exclude = call.texts("exclude")
    if exclude == .computed { isComplete = false }
    targets.append(
      Target(kind: call.name, name: name, path: path.value, exclude: exclude.value ?? [], sources: sources.value))
  }

  /// A dependency on a target that stands outside of a target's declaration looks like a target without a path.
  private mutating func dropDependencies() {
    let withPath = Set(targets.filter { $0.path != nil }.map(\.name))
    var seen: Set<Target> = []
    targets.removeAll {
      ($0.kind == "target" && $0.path == nil && withPath.contains($0.name)) || !seen.insert($0).inserted
    }
  }
}
