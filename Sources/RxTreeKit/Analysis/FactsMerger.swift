/// Completes what was parsed of a file with the headers of what was not.
enum FactsMerger {
  static func merge(_ parsed: FileFacts, into headers: FileFacts) -> FileFacts {
    FileFacts(
      types: merge(parsed.types, into: headers.types),
      functions: parsed.functions + missing(headers.functions, in: parsed.functions, \.offset),
      properties: parsed.properties + missing(headers.properties, in: parsed.properties, \.offset),
      aliases: headers.aliases.isEmpty ? parsed.aliases : headers.aliases + parsed.aliases,
      statements: parsed.statements, firstError: parsed.firstError)
  }

  private static func merge(_ parsed: [TypeFacts], into headers: [TypeFacts]) -> [TypeFacts] {
    let byOffset = Dictionary(parsed.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(headers.map(\.offset))
    return headers.map { header in byOffset[header.offset].map { merge($0, into: header) } ?? header }
      + parsed.filter { !known.contains($0.offset) }
  }

  private static func merge(_ parsed: TypeFacts, into header: TypeFacts) -> TypeFacts {
    TypeFacts(
      kind: parsed.kind, name: parsed.name, inherited: parsed.inherited, generics: parsed.generics,
      cases: parsed.cases.isEmpty ? header.cases : parsed.cases,
      aliases: parsed.aliases.isEmpty ? header.aliases : parsed.aliases,
      properties: parsed.properties + missing(header.properties, in: parsed.properties, \.offset),
      functions: parsed.functions + missing(header.functions, in: parsed.functions, \.offset),
      types: merge(parsed.types, into: header.types), attributes: parsed.attributes, offset: parsed.offset)
  }

  private static func missing<Item>(
    _ headers: [Item], in parsed: [Item], _ offset: (Item) -> UInt32
  ) -> [Item] {
    let known = Set(parsed.map(offset))
    return headers.filter { !known.contains(offset($0)) }
  }
}
