/// What a fast scan of a file's bytes tells of its declarations, without parsing it.
struct SourceOutline: Sendable, Hashable {
  /// The declarations at the top level, in the order of the source; those inside types are their members.
  let declarations: [OutlineDeclaration]
  /// The lines of `#if`, `#elseif`, `#else` and `#endif` between declarations and members, in the order of the source.
  let directives: [Range<Int>]
  /// The identifiers of the whole file.
  var words = FileWords()
  /// Where the comments are, in order.
  var comments: [Range<Int>] = []
  /// Whether the outline can be relied on; where it is false, the caller must parse the whole file.
  let isCertain: Bool
  /// How many bytes the file has.
  let byteCount: Int
  /// How many lines the file has; a file without a byte has one.
  let lineCount: Int
}
