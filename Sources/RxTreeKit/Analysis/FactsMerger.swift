/// Completes what was parsed of a file with the headers of what was not.
enum FactsMerger {
  static func merge(_ parsed: FileFacts, into headers: FileFacts) -> FileFacts {
    FileFacts(
      types: merge(parsed.types, into: headers.types),
      functions: merge(parsed.functions, into: headers.functions),
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
      kind: parsed.kind, name: parsed.name, inherited: parsed.inherited.isEmpty ? header.inherited : parsed.inherited,
      generics: parsed.generics,
      cases: parsed.cases.isEmpty ? header.cases : parsed.cases,
      aliases: parsed.aliases.isEmpty ? header.aliases : parsed.aliases,
      properties: inOrder(parsed.properties + missing(header.properties, in: parsed.properties, \.offset)),
      functions: merge(parsed.functions, into: header.functions),
      types: merge(parsed.types, into: header.types), attributes: parsed.attributes, offset: parsed.offset)
  }

  private static func merge(_ parsed: [FunctionFacts], into headers: [FunctionFacts]) -> [FunctionFacts] {
    let byOffset = Dictionary(headers.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    return parsed.map { function in byOffset[function.offset].map { merge(function, into: $0) } ?? function }
      + missing(headers, in: parsed, \.offset)
  }

  /// A function with the signature that was not parsed because the outline tells it.
  private static func merge(_ parsed: FunctionFacts, into header: FunctionFacts) -> FunctionFacts {
    guard parsed.parameters.isEmpty, parsed.result == nil else { return parsed }
    return FunctionFacts(
      name: parsed.name, parameters: header.parameters, result: header.result, body: parsed.body,
      isStatic: parsed.isStatic, generics: parsed.generics, offset: parsed.offset)
  }

  /// Properties in the order of the source, as a parser finds them.
  private static func inOrder(_ properties: [PropertyFacts]) -> [PropertyFacts] {
    properties.sorted { $0.offset < $1.offset }
  }

  private static func missing<Item>(
    _ headers: [Item], in parsed: [Item], _ offset: (Item) -> UInt32
  ) -> [Item] {
    let known = Set(parsed.map(offset))
    return headers.filter { !known.contains(offset($0)) }
  }
}
