/// Finds what matters although those who use it need not say so: helpers that screens inherit, that an extension adds to
/// all of them, that are global, or that belong to a router or another helper.
struct RelevantFunctions {
  /// Which types hold helpers.
  struct Scope: Sendable {
    /// Base classes of screens, protocols, and types from outside that the app extends.
    let types: Set<String>
    /// Types that are told by their names, such as routers.
    let helpers: WordSet
    /// Flows, coordinators and screens: their static functions are called by their names, which are words already.
    let nodes: Set<String>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let hits: RelevantOffsets
  private let scope: Scope
  private var names: Set<String> = []

  /// The names by which others use what matters in a file: of functions, and of types with static functions.
  ///
  /// O(size).
  static func names(in bytes: [UInt8], outline: SourceOutline, words: WordSet, scope: Scope) -> Set<String> {
    guard outline.isCertain, mayHold(outline.declarations, scope) else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      let hits = RelevantOffsets(outline.words, in: words)
      var finder = RelevantFunctions(bytes: buffer, hits: hits, scope: scope)
      finder.visit(outline.declarations)
      return finder.names
    }
  }

  /// How often a file uses some names.
  ///
  /// O(size).
  static func uses(of names: WordSet, in words: FileWords) -> [String: Int] {
    guard let matching = words.matching(names) else { return [:] }
    var counts = [Int](repeating: 0, count: words.wordCount)
    for number in words.numbers { counts[Int(number)] += 1 }
    let found = matching.indices.lazy.filter { matching[$0] }.map { (words.text($0), counts[$0]) }
    return Dictionary(found, uniquingKeysWith: +)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, hits: RelevantOffsets, scope: Scope) {
    self.bytes = bytes
    self.hits = hits
    self.scope = scope
  }

  /// Whether a file declares a global function or a type that is no screen: most files of an app hold one screen.
  private static func mayHold(_ declarations: [OutlineDeclaration], _ scope: Scope) -> Bool {
    declarations.contains {
      $0.kind == .function || $0.isType && isHelper($0, scope) || $0.isType && isOther($0, scope)
    }
  }

  private static func isHelper(_ type: OutlineDeclaration, _ scope: Scope) -> Bool {
    scope.types.contains(type.name) || scope.helpers.contains(type.name)
  }

  private static func isOther(_ type: OutlineDeclaration, _ scope: Scope) -> Bool { !scope.nodes.contains(type.name) }

  private mutating func visit(_ declarations: [OutlineDeclaration]) {
    for declaration in declarations where hits.intersects(declaration.range) {
      if declaration.kind == .function, declaration.acts(hits, bytes) { add(declaration.name) }
      guard declaration.isType, declaration.kind != .protocol else { continue }
      if Self.isHelper(declaration, scope) { visitMembers(of: declaration) }
      if Self.isOther(declaration, scope) { visitStatics(of: declaration) }
      visit(declaration.members.filter(\.isType))
    }
  }

  private mutating func visitMembers(of type: OutlineDeclaration) {
    for member in type.members where member.kind == .function && member.acts(hits, bytes) { add(member.name) }
  }

  private mutating func visitStatics(of type: OutlineDeclaration) {
    let isUsed = type.members.contains { member in
      member.acts(hits, bytes)
        && SignatureReader.isStatic(
          Array(bytes[member.headerRange])[...], before: member.nameOffset - member.headerRange.lowerBound)
    }
    if isUsed, let name = type.name.split(separator: ".").last { names.insert(String(name)) }
  }

  private mutating func add(_ name: String) { if !Self.callbacks.contains(name) { names.insert(name) } }

  /// What UIKit calls by itself: every screen has them, and says `super.viewDidLoad()` without meaning more.
  static let callbacks: Set<String> = [
    "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing", "prepare", "dismiss", "present", "bind",
    "tableView", "collectionView", "textField", "scrollView",
  ]
}
