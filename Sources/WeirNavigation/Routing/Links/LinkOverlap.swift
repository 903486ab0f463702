/// How two patterns relate: whether a URL fits both, and which of them says more.
enum LinkOverlap {
  /// No URL fits both.
  case apart
  /// The first says more, or the second, or neither does.
  case first
  case second
  case same
  /// Each says more than the other somewhere.
  case crossed

  /// This relation, and the one of a further place.
  private func and(_ other: LinkOverlap) -> LinkOverlap {
    switch (self, other) {
    case (.apart, _), (_, .apart): .apart
    case (.same, let only), (let only, .same): only
    case (.first, .first): .first
    case (.second, .second): .second
    default: .crossed
    }
  }

  /// Relates two patterns.
  static func of(_ first: LinkPattern, _ second: LinkPattern) -> LinkOverlap {
    paths(first.segments[...], second.segments[...]).and(queries(first.query, second.query))
  }

  private static func paths(_ first: ArraySlice<LinkSegment>, _ second: ArraySlice<LinkSegment>) -> LinkOverlap {
    var (first, second, result) = (first, second, LinkOverlap.same)
    while true {
      switch (first.popFirst(), second.popFirst()) {
      case (nil, nil), (.rest?, .rest?): return result
      case (nil, _?), (_?, nil): return .apart
      case (.rest?, _?): return result.and(.second)
      case (_?, .rest?): return result.and(.first)
      case (let one?, let other?): result = result.and(segments(one, other))
      }
    }
  }

  private static func segments(_ first: LinkSegment, _ second: LinkSegment) -> LinkOverlap {
    switch (first, second) {
    case (.literal(let one), .literal(let other)): one == other ? .same : .apart
    case (.literal(let text), .parameter(let parameter)): parameter.kind.takes(text) ? .first : .apart
    case (.parameter(let parameter), .literal(let text)): parameter.kind.takes(text) ? .second : .apart
    case (.parameter(let one), .parameter(let other)): kinds(one.kind, other.kind)
    case (.rest, _), (_, .rest): .same
    }
  }

  private static func kinds(_ first: LinkParameterKind, _ second: LinkParameterKind) -> LinkOverlap {
    if first == second { return .same }
    if first == .text { return .second }
    return second == .text ? .first : .apart
  }

  private static func queries(_ first: [LinkQueryItem], _ second: [LinkQueryItem]) -> LinkOverlap {
    let (one, other) = (first.filter { !$0.isOptional }, second.filter { !$0.isOptional })
    var result = LinkOverlap.same
    for item in one { result = result.and(query(item, among: other, ifMissing: .first)) }
    for item in other where !one.contains(where: { $0.key == item.key }) { result = result.and(.second) }
    return result
  }

  private static func query(
    _ item: LinkQueryItem, among others: [LinkQueryItem], ifMissing missing: LinkOverlap
  ) -> LinkOverlap {
    guard let other = others.first(where: { $0.key == item.key }) else { return missing }
    switch (item.value, other.value) {
    case (.literal(let one), .literal(let other)): return one == other ? .same : .apart
    case (.literal(let text), .parameter(let parameter)): return parameter.kind.takes(text) ? .first : .apart
    case (.parameter(let parameter), .literal(let text)): return parameter.kind.takes(text) ? .second : .apart
    case (.parameter(let one), .parameter(let other)): return kinds(one.kind, other.kind)
    }
  }
}
