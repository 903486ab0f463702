/// A declared forward: from an event of a view model's parent to its own, or the other way.
struct EventRoute: Sendable {
  let from: RxControllerEvent.Identifier
  let to: RxControllerEvent.Identifier
  /// The view model that forwards.
  let node: EventNode
  /// The side that it forwards to.
  let side: EventSide

  /// Where the event arrives; nil while there is no parent.
  @MainActor var target: EventPlace? {
    let home = side == .own ? node : node.home(of: to)
    return home.map { EventPlace(node: $0, identifier: to) }
  }
}

/// An event of a view model.
struct EventPlace: Hashable, Sendable {
  let node: EventNode
  let identifier: RxControllerEvent.Identifier

  static func == (left: Self, right: Self) -> Bool {
    left.node === right.node && left.identifier == right.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(identifier)
  }

  @MainActor var name: String { "\(node.owner) (\(identifier))" }
}
