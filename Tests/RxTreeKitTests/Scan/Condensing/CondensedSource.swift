import Testing

@testable import RxTreeKit

/// Source of which everything matters, and what is left of it to parse.
struct CondensedSource {
  private let file: ScannedFile
  private let reduced: ReducedSource
  private let condensed: ReducedSource?

  init(_ source: String) {
    let content = SourceContent(bytes: Array(source.utf8), diagnostic: nil)
    file = ScannedFile(SourceFile(path: "A.swift", absolutePath: "A.swift", directoryIndex: 0, isTest: false), content)
    var blanked = 0
    let bytes = BlankSource.make(from: file.bytes, without: file.outline.comments, blanked: &blanked)
    reduced = ReducedSource(bytes: bytes, keptByteCount: bytes.count)
    condensed = SourceCondenser.condense(reduced, outline: file.outline)
  }

  /// What is left, with the blanks that stand together as one; nil where nothing is.
  static func text(_ source: String) -> String? {
    CondensedSource(source).condensed.map { condensed in
      String(decoding: condensed.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }
  }

  /// What the outline and what is left say together; where that is no valid Swift, the whole is parsed.
  var facts: FileFacts {
    let facts = merged(condensed)
    return facts.firstError == nil ? facts : wholeFacts
  }

  /// What the outline and the whole source say together.
  var wholeFacts: FileFacts { merged(reduced) }

  /// How many bytes are left.
  var byteCount: Int { condensed?.bytes.count { $0 != UInt8(ascii: " ") && $0 != 10 && $0 != 13 } ?? 0 }

  private func merged(_ source: ReducedSource?) -> FileFacts {
    let headers = HeaderFacts.facts(of: file)
    guard let source else { return headers }
    let parsed = WorkerPool(workers: 1).run { Lowering.facts(of: source.bytes) } ?? .empty
    return FactsMerger.merge(parsed, into: headers)
  }

  /// Fails unless what is left says the same as the whole, with the same places.
  ///
  /// Where the whole is no valid Swift, the place of the error may go with a part that does not matter.
  static func expectSame(
    _ source: String, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = CondensedSource(source)
    let whole = inOrder(source.wholeFacts)
    var facts = inOrder(source.facts)
    if whole.firstError != nil { facts.firstError = whole.firstError }
    guard whole.bytes != facts.bytes else { return }
    let text = LineDifference.text(expected: lines(whole), found: lines(facts)) ?? "Only offsets differ."
    Issue.record("\(comment?.rawValue ?? "")\n\(text)", sourceLocation: sourceLocation)
  }

  /// The functions that were not parsed come last; nothing else is allowed to differ.
  private static func inOrder(_ facts: FileFacts) -> FileFacts {
    FileFacts(
      types: facts.types.map(inOrder), functions: facts.functions.sorted { $0.offset < $1.offset },
      properties: facts.properties, aliases: facts.aliases, statements: facts.statements, firstError: facts.firstError)
  }

  private static func inOrder(_ type: TypeFacts) -> TypeFacts {
    TypeFacts(
      kind: type.kind, name: type.name, inherited: type.inherited, generics: type.generics, cases: type.cases,
      aliases: type.aliases, properties: type.properties, functions: type.functions.sorted { $0.offset < $1.offset },
      types: type.types.map(inOrder), attributes: type.attributes, offset: type.offset)
  }

  private static func lines(_ facts: FileFacts) -> [String] {
    var lines: [String] = facts.types.flatMap { self.lines($0) }
    lines += facts.functions.map(FactsText.of)
    lines += facts.properties.map(FactsText.of)
    lines += facts.aliases.map { "\($0.name) = \(FactsText.of($0.type))" }
    lines.append(FactsText.of(facts.statements))
    if let error = facts.firstError { lines.append("error at \(error)") }
    return lines
  }

  private static func lines(_ type: TypeFacts) -> [String] {
    let inherited = type.inherited.map(FactsText.of).joined(separator: ", ")
    var lines = ["\(type.kind) \(type.name) at \(type.offset): \(inherited) \(type.attributes)"]
    lines += type.cases.map { "case \($0.name) at \($0.offset)" }
    lines += type.aliases.map(\.name)
    lines += type.properties.map { property in
      "\(FactsText.of(property)) at \(property.offset) \(property.attributes) \(property.getter == nil)"
    }
    lines += type.functions.map { "\(FactsText.of($0)) at \($0.offset)" }
    return lines + type.types.flatMap { self.lines($0) }
  }
}
