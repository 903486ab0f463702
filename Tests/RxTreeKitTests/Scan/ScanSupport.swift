@testable import RxTreeKit

/// What the tests of the scan share: sources in, text out, so that a failure shows all of it.
enum ScanSupport {
  /// The outline of a source.
  static func outline(_ source: String) -> SourceOutline { SourceOutline.scan(Array(source.utf8)) }

  /// The tokens of a source without the end of the file, as `kind text`.
  static func tokens(_ source: String) -> [String] {
    scan(source).tokens.dropLast().map { "\($0.kind) \(text($0.range, of: source))" }
  }

  /// Whether the tokens of a source are certain.
  static func isCertain(_ source: String) -> Bool { scan(source).isCertain }

  /// The comments of a source.
  static func comments(_ source: String) -> [String] { scan(source).comments.map { text($0, of: source) } }

  /// The tokens of a source.
  static func scan(_ source: String) -> TokenList {
    Array(source.utf8).withUnsafeBufferPointer { TokenList.scan($0) }
  }

  /// The text of a part of a source.
  static func text(_ range: Range<Int>, of source: String) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }

  /// The outline as text, a line for each declaration: its kind, name, and what it inherits; members are indented.
  static func sketch(_ source: String) -> String {
    let outline = outline(source)
    let lines = outline.declarations.flatMap { sketch($0, indent: "") }
    return (lines + (outline.isCertain ? [] : ["uncertain"])).joined(separator: "\n")
  }

  private static func sketch(_ declaration: OutlineDeclaration, indent: String) -> [String] {
    let inherited = declaration.inherited.map { type in
      type.name + (type.arguments.isEmpty ? "" : "<" + type.arguments.joined(separator: " ") + ">")
    }
    let line = indent + "\(declaration.kind) \(declaration.name)"
    return [inherited.isEmpty ? line : line + ": " + inherited.joined(separator: ", ")]
      + declaration.members.flatMap { sketch($0, indent: indent + "  ") }
  }

  /// The insides that can be blanked, of all declarations in order.
  static func bodies(_ source: String) -> [String] {
    all(outline(source).declarations).flatMap { $0.bodies.map { text($0, of: source) } }
  }

  /// The headers of all declarations in order.
  static func headers(_ source: String) -> [String] {
    all(outline(source).declarations).map { text($0.headerRange, of: source) }
  }

  /// The texts of all declarations that are no types, in order.
  static func leaves(_ source: String) -> [String] {
    all(outline(source).declarations).filter { !$0.isType }.map { text($0.range, of: source) }
  }

  /// The declarations with their members behind them.
  static func all(_ declarations: [OutlineDeclaration]) -> [OutlineDeclaration] {
    declarations.flatMap { [$0] + all($0.members) }
  }

  /// What is left of a source, with blanks at the ends of lines taken away; nil where nothing matters.
  static func reduced(
    _ source: String, words: Set<String> = ["hit"], prefixes: [String] = [], suffixes: [String] = [],
    whole: Set<String> = []
  ) -> String? {
    let relevance = Relevance(
      words: WordSet(words: words, prefixes: prefixes, suffixes: suffixes), wholeTypes: WordSet(words: whole))
    let outline = outline(source)
    guard let reduced = SourceReducer.reduce(Array(source.utf8), outline: outline, relevance: relevance) else {
      return nil
    }
    let lines = String(decoding: reduced.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(trimmed).joined(separator: "\n")
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
