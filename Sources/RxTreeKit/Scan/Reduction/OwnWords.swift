/// Finds where the members of a type use others of its members that give something that matters.
///
/// `open(make())` names no screen, but what `make` gives is one. A member that only shows something acts for itself. A
/// member counts in its own type only, in the declaration and the extensions of one file. O(size) for each of a few
/// rounds.
struct OwnWords {
  private let words: FileWords
  private let bytes: UnsafeBufferPointer<UInt8>
  private let hits: RelevantOffsets
  private let screens: RelevantOffsets
  private var found: [UInt32] = []

  /// The words that matter, with those that only matter inside their types.
  static func hits(
    _ hits: RelevantOffsets, giving screens: RelevantOffsets, outline: SourceOutline,
    bytes: UnsafeBufferPointer<UInt8>
  ) -> RelevantOffsets {
    var finder = OwnWords(words: outline.words, bytes: bytes, hits: hits, screens: screens)
    for members in finder.types(outline.declarations).values { finder.visit(members) }
    return hits.adding(finder.found)
  }

  private init(words: FileWords, bytes: UnsafeBufferPointer<UInt8>, hits: RelevantOffsets, screens: RelevantOffsets) {
    self.words = words
    self.bytes = bytes
    self.hits = hits
    self.screens = screens
  }

  /// The members of every type, with those of its extensions, by the last component of its name.
  private func types(_ declarations: [OutlineDeclaration]) -> [String: [OutlineDeclaration]] {
    var types: [String: [OutlineDeclaration]] = [:]
    var waiting = declarations.filter(\.isType)
    while let type = waiting.popLast() {
      guard hits.intersects(type.range) else { continue }
      let name = DottedPath.last(of: type.name)
      types[name, default: []] += type.members.filter { !$0.isType }
      waiting += type.members.filter(\.isType)
    }
    return types
  }

  private mutating func visit(_ members: [OutlineDeclaration]) {
    var waiting = members
    var names = takeNames(&waiting) { hits.intersects($0.range) }
    while !names.isEmpty, !waiting.isEmpty {
      guard let matching = words.matching(WordSet(words: names)) else { return }
      var added: Set<Int> = []
      for (index, member) in waiting.enumerated() {
        let uses = RelevantOffsets(words, matching: matching, in: member.range)
        if uses.isEmpty { continue }
        found += uses.all
        added.insert(index)
      }
      var index = -1
      names = takeNames(&waiting) { _ in
        index += 1
        return added.contains(index)
      }
    }
  }

  /// Takes out the members that matter, and gives the names by which others use them.
  private func takeNames(
    _ members: inout [OutlineDeclaration], _ matters: (OutlineDeclaration) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    var rest: [OutlineDeclaration] = []
    for member in members {
      guard matters(member) else {
        rest.append(member)
        continue
      }
      guard member.gives(screens, bytes) else { continue }
      names.formUnion(DottedPath.listed(in: member.name))
    }
    members = rest
    return names
  }
}
