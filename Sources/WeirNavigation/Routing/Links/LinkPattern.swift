/// The form of a link or route, read from a text such as `profile/:id(int)/edit?tab=:tab&page=:page(int)?`.
///
/// A segment is a text, a parameter (`:name`, `:name(int)`, `:name(uuid)`), or, at the end, the rest (`*name`: one or more
/// segments). A query item is `key=text` or `key=:name`, or a `key` alone, which is a parameter of that name; a `?` after it
/// makes it optional. `%XX` stands for bytes that mean something else here.
struct LinkPattern: Hashable {
  var segments: [LinkSegment] = []
  var query: [LinkQueryItem] = []

  /// As it was written, but in one form.
  var text: String {
    let path = segments.map(\.text).joined(separator: "/")
    return query.isEmpty ? path : path + "?" + query.map(\.text).joined(separator: "&")
  }

  /// The names of all that is different each time, in order.
  var names: [String] { segments.compactMap(\.name) + query.compactMap { $0.parameter?.name } }

  /// The names that may be missing.
  var optionalNames: Set<String> { Set(query.filter(\.isOptional).compactMap { $0.parameter?.name }) }
}

extension LinkPattern {
  /// Reads a pattern.
  init(_ text: String) throws(LinkTableError) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    try readPath(parts[0], of: text)
    if parts.count > 1 { try readQuery(parts[1], of: text) }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw .badPattern(text, reason: "':\(name)' is there twice")
    }
  }

  private mutating func readPath(_ path: Substring, of text: String) throws(LinkTableError) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)[...]
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if case .rest? = segments.last { throw .badPattern(text, reason: "nothing can follow the rest, '*'") }
      segments.append(try Self.segment(part, of: text))
    }
  }

  private static func segment(_ part: Substring, of text: String) throws(LinkTableError) -> LinkSegment {
    switch part.first {
    case nil: throw .badPattern(text, reason: "a segment is empty")
    case ":": return .parameter(try parameter(part, of: text))
    case "*": return .rest(name: try name(part.dropFirst(), of: text))
    default: return .literal(try literal(part, of: text))
    }
  }

  private mutating func readQuery(_ items: Substring, of text: String) throws(LinkTableError) {
    for item in items.split(separator: "&", omittingEmptySubsequences: false) {
      let isOptional = item.hasSuffix("?")
      let parts = (isOptional ? item.dropLast() : item).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = try Self.literal(parts[0], of: text)
      guard !key.isEmpty else { throw .badPattern(text, reason: "a query item has no name") }
      guard !query.contains(where: { $0.key == key }) else {
        throw .badPattern(text, reason: "the query item '\(key)' is there twice")
      }
      query.append(
        LinkQueryItem(key: key, value: try Self.value(parts, key: key, of: text), isOptional: isOptional))
    }
  }

  private static func value(
    _ parts: [Substring], key: String, of text: String
  ) throws(LinkTableError) -> LinkQueryItem.Value {
    guard parts.count > 1 else { return .parameter(LinkParameter(name: try name(parts[0], of: text), kind: .text)) }
    if parts[1].hasPrefix(":") { return .parameter(try parameter(parts[1], of: text)) }
    return .literal(try literal(parts[1], of: text))
  }

  private static func parameter(_ part: Substring, of text: String) throws(LinkTableError) -> LinkParameter {
    let body = part.dropFirst()
    guard body.hasSuffix(")"), let open = body.firstIndex(of: "(") else {
      return LinkParameter(name: try name(body, of: text), kind: .text)
    }
    let word = body[body.index(after: open)...].dropLast()
    guard let kind = LinkParameterKind(rawValue: String(word)) else {
      let kinds = LinkParameterKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw .badPattern(text, reason: "there is no kind '\(word)'; the kinds are \(kinds)")
    }
    return LinkParameter(name: try name(body[..<open], of: text), kind: kind)
  }

  private static func name(_ part: Substring, of text: String) throws(LinkTableError) -> String {
    guard let first = part.first, first.isLetter || first == "_",
      part.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { throw .badPattern(text, reason: "'\(part)' is no name") }
    return String(part)
  }

  private static func literal(_ part: Substring, of text: String) throws(LinkTableError) -> String {
    guard let literal = PathText.unescape(part.utf8) else {
      throw .badPattern(text, reason: "'\(part)' is not percent-encoded text")
    }
    return literal
  }
}
