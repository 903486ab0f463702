import WeirReporting

extension EventNode {
  /// How many nodes share events; as long as none does, nobody has to be asked.
  private static var sharing = 0

  var childrenInOrder: [EventNode] { children.values.sorted { $0.number < $1.number } }

  /// Whether it is another node or below it.
  func isInside(_ other: EventNode) -> Bool {
    var node: EventNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Events

  /// Sends an event on one of its sides.
  func send(_ event: RxControllerEvent, _ side: EventSide) {
    if side == .own { return EventQueue.shared.send(event, in: self) }
    guard let home = home(of: event.identifier) else { return reportNoParent(event) }
    EventQueue.shared.send(event, in: home)
  }

  private func reportNoParent(_ event: RxControllerEvent) {
    WeirDiagnostics.report(
      "RxViewModel", rule: "parent events are sent while there is a parent",
      value: "\(owner), which has none, sent the event declared at \(event.identifier)",
      remedy: "add it with addChild before it sends")
  }

  /// Whose event it is when it speaks of its parent's: the nearest one above that shares it, or else the parent.
  func home(of identifier: RxControllerEvent.Identifier) -> EventNode? {
    guard Self.sharing > 0 else { return parent }
    var node = parent
    while let current = node {
      if current.shared.contains(identifier.number) { return current }
      node = current.parent
    }
    return parent
  }

  /// Begins to listen on one of its sides.
  func add(_ listener: EventListener, _ side: EventSide) {
    guard !isClosed else { return listener.end() }
    if side == .own {
      guard mayForward(listener, from: self) else { return }
      return invite(listener, replays: false)
    }
    nextNumber += 1
    listener.number = nextNumber
    parentListeners[nextNumber] = listener
    settle(listener)
  }

  /// Ends to listen on one of its sides.
  func remove(_ listener: EventListener, _ side: EventSide) {
    if side == .parent { parentListeners[listener.number] = nil }
    listener.home?.dismiss(listener)
    listener.end()
  }

  // MARK: Place

  /// Takes it out of its parent, and puts it below another one.
  func move(below newParent: EventNode?) {
    guard newParent !== parent else { return }
    let changesShares = parent?.isBelowShare == true || newParent?.isBelowShare == true
    stepsToParent?.dispose()
    stepsToParent = nil
    parent?.children[number] = nil
    parent = newParent
    if let newParent {
      newParent.nextNumber += 1
      number = newParent.nextNumber
      newParent.children[number] = self
      stepsToParent = steps.asSignal(onErrorSignalWith: .empty()).emit { [steps = newParent.steps] in steps.accept($0) }
    }
    if changesShares { settleAllGenerations() } else { settleListeners() }
  }

  /// Brings a listener to where it is at home now.
  private func settle(_ listener: EventListener) {
    let home = listener.identifier.map { self.home(of: $0) } ?? parent
    guard home !== listener.home else { return }
    listener.home?.dismiss(listener)
    guard let home, mayForward(listener, from: home) else { return }
    home.invite(listener, replays: true)
  }

  private func settleListeners() {
    for listener in parentListeners.values.sorted(by: { $0.number < $1.number }) { settle(listener) }
  }

  private func settleAllGenerations() {
    for node in generations { node.settleListeners() }
  }

  /// It and all below it, each before those below it.
  private var generations: [EventNode] {
    var found: [EventNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting += node.childrenInOrder.reversed()
    }
    return found
  }

  // MARK: Sharing

  /// Makes an event one of all generations below.
  func share(_ identifier: RxControllerEvent.Identifier) {
    guard !isClosed, !shared.contains(identifier.number) else { return }
    if shared.isEmpty { Self.sharing += 1 }
    shared.insert(identifier.number)
    for child in childrenInOrder { child.settleAllGenerations() }
    for node in generations.dropFirst() { node.recheckRoutes(to: identifier) }
  }

  /// Whether it or anybody above it shares events.
  private var isBelowShare: Bool {
    guard Self.sharing > 0 else { return false }
    var node: EventNode? = self
    while let current = node {
      if !current.shared.isEmpty { return true }
      node = current.parent
    }
    return false
  }

  func unshareAll() {
    if !shared.isEmpty { Self.sharing -= 1 }
    shared = []
  }
}
