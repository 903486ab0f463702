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
  }

  let relevance: Relevance
  let store: FactsStore?

  /// The facts of a file; the headers of what does not matter are known from its outline.
  func load(_ file: ScannedFile, headers: FileFacts) -> Loaded {
    guard let reduced = SourceReducer.reduce(file.bytes, outline: file.outline, relevance: relevance) else {
      return Loaded(facts: headers, key: nil, payload: nil, parsedBytes: 0, isCached: false)
    }
    let key = store.map { _ in ContentHash(of: reduced.bytes) }
    if let key, let known = store?.payload(for: key), let facts = FileFacts(bytes: known) {
      return Loaded(
        facts: FactsMerger.merge(facts, into: headers), key: key, payload: known, parsedBytes: 0, isCached: true)
    }
    let facts = Lowering.facts(of: reduced.bytes)
    return Loaded(
      facts: FactsMerger.merge(facts, into: headers), key: key, payload: key.map { _ in facts.bytes[...] },
      parsedBytes: reduced.keptByteCount, isCached: false)
  }
}
