/// Which members the facts of a file hold, by what they say.
///
/// It is found by the file's path. Where a file has changed, its members that have not need not be parsed again.
struct MemberIndex: Sendable, Hashable {
  /// A member as it was parsed: without what does not matter.
  struct Member: Sendable, Hashable {
    let hash: ContentHash
    let range: Range<Int>
  }

  /// By what the file's facts are found.
  let facts: ContentHash
  /// The members in the order of the source.
  let members: [Member]

  /// By what the index of a file is found.
  static func key(for file: SourceFile) -> ContentHash { ContentHash(of: "members of " + file.absolutePath) }
}

/// A member of a type in what is to be parsed of a file.
struct FoundMember: Sendable {
  let member: MemberIndex.Member
  /// Where the name of the type around it is.
  let owner: UInt32

  /// The functions, initialisers, subscripts and properties of all types, in the order of the source.
  static func all(in reduced: ReducedSource, outline: SourceOutline) -> [FoundMember] {
    guard outline.isCertain else { return [] }
    var found: [FoundMember] = []
    for type in outline.declarations where type.isType { add(type, of: reduced.bytes, to: &found) }
    return found.sorted { $0.member.range.lowerBound < $1.member.range.lowerBound }
  }

  private static func add(_ type: OutlineDeclaration, of bytes: [UInt8], to found: inout [FoundMember]) {
    for declaration in type.members {
      switch declaration.kind {
      case .class, .actor, .struct, .enum, .protocol, .extension: add(declaration, of: bytes, to: &found)
      case .function, .initializer, .subscript, .property:
        let range = declaration.range
        // What does not matter is blank.
        guard range.upperBound <= bytes.count, bytes[declaration.nameOffset] != UInt8(ascii: " ") else { continue }
        let member = MemberIndex.Member(hash: ContentHash(of: bytes[range]), range: range)
        found.append(FoundMember(member: member, owner: UInt32(clamping: type.nameOffset)))
      default: break
      }
    }
  }
}
