/// The outline of a file, which is found when somebody first asks for it.
final class LazyOutline: Sendable {
  private let bytes: [UInt8]
  private let known: Protected<SourceOutline?>

  /// Finds nothing yet.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    known = Protected(nil)
  }

  /// The outline.
  ///
  /// O(size) the first time; safe from any thread.
  var value: SourceOutline {
    known.withLock { known in
      if let known { return known }
      let outline = SourceOutline.scan(bytes)
      known = outline
      return outline
    }
  }
}
