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
    while let place = waiting.popLast() {
      if place == end { return way(to: place, cameFrom) }
      for next in place.node.routes(from: place.identifier).compactMap(\.target) where seen.insert(next).inserted {
        cameFrom[next] = place
        waiting.append(next)
      }
    }
    return nil
  }

  private static func way(to end: EventPlace, _ cameFrom: [EventPlace: EventPlace]) -> [EventPlace] {
    var way = [end]
    while let last = way.last, let before = cameFrom[last] { way.append(before) }
    return way.reversed()
  }
}
