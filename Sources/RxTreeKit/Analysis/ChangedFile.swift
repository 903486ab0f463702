/// Finds the facts of a file that has changed: what is new is parsed, and the rest is taken from the facts that it had.
///
/// A member says the same wherever it stands, so that only its offsets change. Where anything is odd, such as source
/// that is no valid Swift, there is no short way, and the caller parses the whole.
struct ChangedFile {
  let reduced: ReducedSource
  /// The members in what is to be parsed.
  let found: [FoundMember]

  /// What the file contributes, and how many bytes had to be parsed; nil where the whole has to be.
  func facts(from index: MemberIndex, _ payload: ArraySlice<UInt8>) -> (facts: FileFacts, parsedBytes: Int)? {
    let reused = reused(from: index)
    guard !reused.isEmpty else { return nil }
    let moves = OffsetMoves(reused.map { OffsetMoves.Move(old: $0.old, new: $0.found.member.range.lowerBound) })
    guard let old = FileFacts(bytes: payload, moves: moves), old.firstError == nil else { return nil }
    let parsed = Lowering.facts(of: rest(without: reused.map(\.found.member.range)))
    guard parsed.firstError == nil else { return nil }
    var members = MembersByOwner(reused.map(\.found), of: old.types)
    let types = parsed.types.map { members.complete($0) }
    guard members.isEmpty else { return nil }
    let facts = FileFacts(
      types: types, functions: parsed.functions, properties: parsed.properties, aliases: parsed.aliases,
      statements: parsed.statements)
    let known = reused.reduce(0) { $0 + $1.old.count }
    return (facts, max(0, reduced.keptByteCount - known))
  }

  /// The members that are in the file's facts, each with where it was.
  private func reused(from index: MemberIndex) -> [(found: FoundMember, old: Range<Int>)] {
    var known = Dictionary(grouping: index.members, by: \.hash)
    return found.compactMap { found in
      guard let last = known[found.member.hash]?.popLast(), last.range.count == found.member.range.count else {
        return nil
      }
      return (found, last.range)
    }
  }

  private func rest(without ranges: [Range<Int>]) -> [UInt8] {
    var bytes = reduced.bytes
    for range in ranges {
      for offset in range where bytes[offset] != 10 && bytes[offset] != 13 { bytes[offset] = UInt8(ascii: " ") }
    }
    return bytes
  }
}

/// The members that are taken over, by the types that they belong to.
private struct MembersByOwner {
  private var functions: [UInt32: [FunctionFacts]] = [:]
  private var properties: [UInt32: [PropertyFacts]] = [:]
  private let found: [FoundMember]

  init(_ found: [FoundMember], of types: [TypeFacts]) {
    self.found = found
    types.forEach { add($0) }
  }

  /// Whether every member has found its type.
  var isEmpty: Bool { functions.isEmpty && properties.isEmpty }

  private mutating func add(_ type: TypeFacts) {
    for function in type.functions {
      if let owner = owner(of: function.offset) { functions[owner, default: []].append(function) }
    }
    for property in type.properties {
      if let owner = owner(of: property.offset) { properties[owner, default: []].append(property) }
    }
    type.types.forEach { add($0) }
  }

  /// The type around a member that is taken over.
  private func owner(of offset: UInt32) -> UInt32? {
    guard offset != OffsetMoves.gone else { return nil }
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle].member.range.upperBound <= Int(offset) { low = middle + 1 } else { high = middle }
    }
    return low < found.count ? found[low].owner : nil
  }

  /// A type with its members that were not parsed, in the order of the source.
  mutating func complete(_ type: TypeFacts) -> TypeFacts {
    let functions = type.functions + (functions.removeValue(forKey: type.offset) ?? [])
    let properties = type.properties + (properties.removeValue(forKey: type.offset) ?? [])
    let types = type.types.map { complete($0) }
    return TypeFacts(
      kind: type.kind, name: type.name, inherited: type.inherited, generics: type.generics, cases: type.cases,
      aliases: type.aliases, properties: properties.sorted { $0.offset < $1.offset },
      functions: functions.sorted { $0.offset < $1.offset }, types: types, attributes: type.attributes,
      offset: type.offset)
  }
}
