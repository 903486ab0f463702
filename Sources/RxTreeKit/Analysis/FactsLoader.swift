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

  /// What matters.
  let relevance: @Sendable () -> Relevance
  /// The hash of what matters.
  let question: UInt64
  let store: FactsStore?

  /// The facts of a file; the headers of what does not matter are known from its outline.
  func load(_ file: ScannedFile, headers: FileFacts) -> Loaded {
    if let answer = file.record?.answer(to: question) {
      guard let key = answer.facts else { return Self.headersOnly(headers) }
      if let loaded = known(key, headers) { return loaded }
    }
    guard let reduced = SourceReducer.reduce(file.bytes, outline: file.outline, relevance: relevance()) else {
      return Self.headersOnly(headers)
    }
    let key = store.map { _ in ContentHash(of: reduced.bytes) }
    if let loaded = key.flatMap({ known($0, headers) }) { return loaded }
    let facts = Lowering.facts(of: reduced.bytes)
    return Loaded(
      facts: FactsMerger.merge(facts, into: headers), key: key, payload: key.map { _ in facts.bytes[...] },
      parsedBytes: reduced.keptByteCount, isCached: false)
  }

  private func known(_ key: ContentHash, _ headers: FileFacts) -> Loaded? {
    guard let payload = store?.payload(for: key), let facts = FileFacts(bytes: payload) else { return nil }
    return Loaded(
      facts: FactsMerger.merge(facts, into: headers), key: key, payload: payload, parsedBytes: 0, isCached: true)
  }

  private static func headersOnly(_ headers: FileFacts) -> Loaded {
    Loaded(facts: headers, key: nil, payload: nil, parsedBytes: 0, isCached: false)
  }
}
