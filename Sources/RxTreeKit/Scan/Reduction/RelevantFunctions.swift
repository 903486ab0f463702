/// Finds the functions that matter although those who call them need not say so: helpers that screens inherit, or that
/// an extension adds to all of them.
struct RelevantFunctions {
  private let hits: RelevantOffsets
  private let types: Set<String>
  private var names: Set<String> = []

  /// The names of the functions in some types and extensions whose bodies hold a word that matters.
  ///
  /// O(size).
  static func names(
    in bytes: [UInt8], outline: SourceOutline, words: WordSet, types: Set<String>
  ) -> Set<String> {
    guard outline.isCertain, outline.declarations.contains(where: { types.contains($0.name) }) else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      let hits = RelevantOffsets(tokens: TokenList.scan(buffer).tokens, bytes: buffer, words: words)
      var finder = RelevantFunctions(hits: hits, types: types)
      finder.visit(outline.declarations)
      return finder.names
    }
  }

  /// How often a file uses some names.
  ///
  /// O(size).
  static func uses(of names: Set<String>, in bytes: [UInt8]) -> [String: Int] {
    let words = WordSet(words: names)
    return bytes.withUnsafeBufferPointer { buffer in
      var counts: [String: Int] = [:]
      for token in TokenList.scan(buffer).tokens where token.kind == .identifier {
        let word = UnsafeBufferPointer(rebasing: buffer[token.range])
        if words.contains(word) { counts[String(decoding: word, as: UTF8.self), default: 0] += 1 }
      }
      return counts
    }
  }

  private init(hits: RelevantOffsets, types: Set<String>) {
    self.hits = hits
    self.types = types
  }

  private mutating func visit(_ declarations: [OutlineDeclaration]) {
    for type in declarations where type.isType && types.contains(type.name) {
      for member in type.members where member.kind == .function && hits.intersects(member.range) {
        if !Self.callbacks.contains(member.name) { names.insert(member.name) }
      }
    }
  }

  /// What UIKit calls by itself: every screen has them, and says `super.viewDidLoad()` without meaning more.
  private static let callbacks: Set<String> = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing", "prepare", "dismiss", "present", "bind",
    "tableView", "collectionView", "textField", "scrollView", "setup", "configure", "update",
  ]
}
