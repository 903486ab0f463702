/// Gets the facts of files: from the cache where they are known, else by parsing what matters.
struct FactsLoader: Sendable {
  /// What a file contributes, and what it took to know it.
  struct Loaded: Sendable {
    let facts: FileFacts
    let key: ContentHash?
    /// The encoded facts, if they are to be kept.
    let payload: ArraySlice<UInt8>?
    let parsedBytes: Int
    let isCached: Bool
    /// The encoded index of its members, if it is to be kept.
    var index: ArraySlice<UInt8>?
  }

  /// What matters.
  let relevance: @Sendable () -> Relevance
  /// The hash of what matters.
  let question: UInt64
  let store: FactsStore?

  /// The facts of a file; the headers of what does not matter are known from its outline.
  func load(_ file: ScannedFile, headers: FileFacts) -> Loaded {
    if let answer = file.record?.answer(to: question) {
      guard let key = answer.facts else { return Self.headersOnly(headers) }
      if let loaded = known(key, file, headers) { return loaded }
    }
    guard let reduced = reduced(file), let condensed = SourceCondenser.condense(reduced, outline: file.outline)
    else { return Self.headersOnly(headers) }
    let loaded = load(condensed, file, headers)
    // What a parser makes of source that is no valid Swift may depend on any token.
    guard loaded.facts.firstError != nil, condensed.keptByteCount < reduced.keptByteCount else { return loaded }
    return load(reduced, file, headers)
  }

  /// What of a file is to be parsed.
  func condensed(_ file: ScannedFile) -> ReducedSource? {
    reduced(file).flatMap { SourceCondenser.condense($0, outline: file.outline) }
  }

  private func reduced(_ file: ScannedFile) -> ReducedSource? {
    SourceReducer.reduce(file.bytes, outline: file.outline, relevance: relevance())
  }

  private func load(_ reduced: ReducedSource, _ file: ScannedFile, _ headers: FileFacts) -> Loaded {
    guard let store else { return Self.parsed(Lowering.facts(of: reduced.bytes), reduced.keptByteCount, headers) }
    let key = ContentHash(of: reduced.bytes)
    return known(key, file, headers) ?? changed(key, reduced, file, headers, store)
  }

  private func known(_ key: ContentHash, _ file: ScannedFile, _ headers: FileFacts) -> Loaded? {
    guard let store, let payload = store.payload(for: key), let facts = FileFacts(bytes: payload) else { return nil }
    let index = store.payload(for: MemberIndex.key(for: file.file)).flatMap { index in
      MemberIndex.facts(in: index) == key ? index : nil
    }
    return Loaded(
      facts: FactsMerger.merge(facts, into: headers), key: key, payload: payload, parsedBytes: 0, isCached: true,
      index: index)
  }

  /// A file of which no facts are kept, or other ones than these.
  private func changed(
    _ key: ContentHash, _ reduced: ReducedSource, _ file: ScannedFile, _ headers: FileFacts, _ store: FactsStore
  ) -> Loaded {
    let found = FoundMember.all(in: reduced, outline: file.outline)
    let index = store.payload(for: MemberIndex.key(for: file.file)).flatMap { MemberIndex(bytes: $0) }
    let old = index.flatMap { store.payload(for: $0.facts) }
    let short = index.flatMap { index in
      old.flatMap { ChangedFile(reduced: reduced, found: found).facts(from: index, $0) }
    }
    let facts = short?.facts ?? Lowering.facts(of: reduced.bytes)
    let members = MemberIndex(facts: key, members: found.map(\.member))
    return Self.parsed(
      facts, short?.parsedBytes ?? reduced.keptByteCount, headers, key: key, payload: facts.bytes[...],
      index: members.bytes[...])
  }

  private static func parsed(
    _ facts: FileFacts, _ parsedBytes: Int, _ headers: FileFacts, key: ContentHash? = nil,
    payload: ArraySlice<UInt8>? = nil, index: ArraySlice<UInt8>? = nil
  ) -> Loaded {
    Loaded(
      facts: FactsMerger.merge(facts, into: headers), key: key, payload: payload, parsedBytes: parsedBytes,
      isCached: false, index: index)
  }

  private static func headersOnly(_ headers: FileFacts) -> Loaded {
    Loaded(facts: headers, key: nil, payload: nil, parsedBytes: 0, isCached: false)
  }
}
