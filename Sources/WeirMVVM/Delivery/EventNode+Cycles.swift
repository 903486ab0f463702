import WeirReporting

extension EventNode {
  /// Whether what a listener forwards from a node does not come back there; if it does, that is reported.
  func mayForward(_ listener: EventListener, from home: EventNode) -> Bool {
    guard let route = listener.route, let target = route.target else { return true }
    let origin = EventPlace(node: home, identifier: route.from)
    guard let way = Self.way(from: target, to: origin) else { return true }
    WeirDiagnostics.report(
      "RxViewModel", rule: "a forwarded event does not come back to where it began",
      value: ([origin] + way).map(\.name).joined(separator: " → "),
      remedy: "leave one of these forwards out; the one that closes the circle is ignored")
    return false
  }

  /// The places that an event of one place reaches on its way to another one, with both, or nil where it does not get there.
  private static func way(from start: EventPlace, to end: EventPlace) -> [EventPlace]? {
    var cameFrom: [EventPlace: EventPlace] = [:]
    var waiting = [start]
    var seen: Set = [start]
    var isReached = false
    while let place = waiting.popLast() {
      if place == end { return way(to: place, cameFrom) }
      if seen.count > 64, !isReached {
        guard end.isReached else { return nil }
        isReached = true
      }
      for next in place.node.routes(from: place.identifier).compactMap(\.target) where seen.insert(next).inserted {
        cameFrom[next] = place
        waiting.append(next)
      }
    }
    return nil
  }

  /// The way that the search has taken.
  private static func way(to end: EventPlace, _ cameFrom: [EventPlace: EventPlace]) -> [EventPlace] {
    var way = [end]
    while let last = way.last, let before = cameFrom[last] { way.append(before) }
    return way.reversed()
  }
}

extension EventPlace {
  /// Whether anything is forwarded to it.
  ///
  /// It spares long searches along a chain of generations that grows at one end.
  @MainActor fileprivate var isReached: Bool {
    let isReachedFromAbove = node.parentListeners.values.contains { listener in
      listener.home != nil && listener.route?.side == .own && listener.route?.to == identifier
    }
    if isReachedFromAbove || node.shared.contains(identifier.number) { return true }
    return node.children.values.contains { $0.forwards(toParentEvent: identifier) }
  }
}
