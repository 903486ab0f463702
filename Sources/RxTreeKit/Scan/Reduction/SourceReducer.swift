/// Blanks what does not matter of a source.
enum SourceReducer {
  /// The source with everything blank that does not matter, or nil where nothing in the file matters.
  ///
  /// Takes O(size). The outline must be that of the same bytes. Where it is uncertain, or has another size, the whole
  /// source is kept.
  static func reduce(_ bytes: [UInt8], outline: SourceOutline, relevance: Relevance) -> ReducedSource? {
    guard outline.isCertain, outline.byteCount == bytes.count else {
      return ReducedSource(bytes: bytes, keptByteCount: bytes.count)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let words = RelevantOffsets(outline.words, in: relevance.words)
      let screens = RelevantOffsets(outline.words, in: relevance.screens)
      let hits = OwnWords.hits(words, giving: screens, outline: outline, bytes: buffer)
      let starts = RelevantOffsets(outline.words, in: relevance.flows)
      var planner = ReductionPlanner(
        bytes: buffer, outline: outline, hits: hits, starts: starts, relevance: relevance)
      let kept = planner.plan()
      return kept.isEmpty ? nil : BlankSource.make(from: buffer, keeping: kept, without: outline.comments)
    }
  }
}
