/// A link whose two sides have been read.
struct LinkForm: Sendable {
  let pattern: LinkPattern
  let target: LinkPattern

  init(_ link: Link) throws(LinkTableError) {
    pattern = try LinkPattern(link.pattern)
    target = try LinkPattern(link.route)
    guard target.query.isEmpty else { throw .badPattern(link.route, reason: "a route has no query items") }
    let (names, routeNames) = (Set(pattern.names), Set(target.names))
    if let name = names.symmetricDifference(routeNames).min() {
      throw .unmatchedName(name, link: link.pattern, route: link.route)
    }
    try checkOptional(link)
    try checkRest(link)
  }

  /// The number of query items that it cannot do without, those with a given value before those with any.
  var weight: Int {
    pattern.query.filter { !$0.isOptional }.reduce(0) {
      $0 + ($1.parameter.map { $0.kind == .text ? 1000 : 1001 } ?? 1002)
    }
  }

  /// Optional names have to come last, as what follows a missing segment would move.
  private func checkOptional(_ link: Link) throws(LinkTableError) {
    let optional = pattern.optionalNames
    var missing = false
    for segment in target.segments {
      let isOptional = segment.name.map(optional.contains) ?? false
      if missing && !isOptional {
        throw .badPattern(link.route, reason: "'\(segment.text)' follows a parameter that may be missing")
      }
      missing = isOptional
    }
  }

  /// Several segments cannot be the value of one parameter.
  private func checkRest(_ link: Link) throws(LinkTableError) {
    func rest(_ side: LinkPattern) -> String? {
      if case .rest(let name)? = side.segments.last { name } else { nil }
    }
    guard rest(pattern) == rest(target) else {
      throw .badPattern(link.route, reason: "the rest, '*', has to be at the end of both the link and its route")
    }
  }

  /// - Throws: `LinkTableError.ambiguous` where a URL fits both and neither says more.
  func mustDiffer(from other: LinkForm) throws(LinkTableError) {
    switch LinkOverlap.of(other.pattern, pattern) {
    case .apart, .first, .second: return
    case .same, .crossed: throw .ambiguous(other.pattern.text, pattern.text)
    }
  }

  /// The route of a path that fits, with query items.
  func route(of segments: [String], _ query: [String: String]) throws(LinkError) -> Route {
    var values: [String: [String]] = [:]
    for (index, segment) in pattern.segments.enumerated() {
      switch segment {
      case .literal: continue
      case .parameter(let parameter): values[parameter.name] = [segments[index]]
      case .rest(let name): values[name] = Array(segments[index...])
      }
    }
    for item in pattern.query { try read(item, query[item.key], into: &values) }
    return Route(target.segments.flatMap { $0.text(with: values) })
  }

  private func read(
    _ item: LinkQueryItem, _ given: String?, into values: inout [String: [String]]
  ) throws(LinkError) {
    guard let given else {
      if item.isOptional { return }
      throw .missingQueryItem(item.key)
    }
    guard item.takes(given) else { throw .badQueryItem(name: item.key, value: given, expected: item.expected) }
    if let parameter = item.parameter { values[parameter.name] = [given] }
  }

  /// The URL of a route that has the form of this link's, else nil.
  func url(of route: Route, _ origin: LinkOrigin) -> String? {
    guard let values = target.values(of: route.components, optional: pattern.optionalNames) else { return nil }
    guard pattern.segments.allSatisfy({ $0.takes(values) }) else { return nil }
    var items: [String] = []
    for item in pattern.query {
      guard let value = item.given(values) else { continue }
      guard item.takes(value) else { return nil }
      items.append("\(PathText.escape(item.key))=\(PathText.escape(value))")
    }
    let address = origin.address(of: pattern.segments.flatMap { $0.text(with: values) })
    return items.isEmpty ? address : address + "?" + items.joined(separator: "&")
  }
}
