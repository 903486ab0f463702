/// What a view model is among those that exchange events: its own events, and its place below its parent.
///
/// Nodes hold each other both ways; the view model closes its node when it goes.
@MainActor
final class EventNode {
  /// The type of its view model, for reports.
  var owner: Any.Type = RxViewModel.self
  let steps: PublishRelay<any Step>
  private var channels: [Int: EventChannel] = [:]
  private let all = ListenerList()
  private var sent = 0
  /// How many listeners its events have reached so far.
  private(set) var visits = 0
  /// The forwards that begin at its events, by event.
  private var routes: [Int: [EventListener]] = [:]
  private(set) var isClosed = false

  // What `EventNode+Parent` keeps.
  var parent: EventNode?
  var children: [Int: EventNode] = [:]
  /// Its number among its siblings.
  var number = 0
  var nextNumber = 0
  /// Those that listen to its parent.
  var parentListeners: [Int: EventListener] = [:]
  /// The events that belong to all generations below it.
  var shared: Set<Int> = []
  /// What sends its steps on to the parent.
  var stepsToParent: (any Disposable)?

  init(steps: PublishRelay<any Step>) {
    self.steps = steps
  }

  // MARK: Events

  /// Sends an event to its listeners; only for the queue.
  func deliver(_ event: RxControllerEvent) {
    guard !isClosed else { return }
    sent += 1
    let number = event.identifier.number
    if event.identifier.isRemembered { channel(number).remember(event, order: sent) }
    if let channel = channels[number] { visits += channel.listeners.send(event) }
    if !all.isEmpty { visits += all.send(event) }
  }

  private func channel(_ number: Int) -> EventChannel {
    if let channel = channels[number] { return channel }
    let channel = EventChannel()
    channels[number] = channel
    return channel
  }

  // MARK: Listeners

  /// Asks that somebody may listen to its events from their turn on.
  func invite(_ listener: EventListener, replays: Bool) {
    guard !isClosed else { return }
    listener.home = self
    if let route = listener.route { routes[route.from.number, default: []].append(listener) }
    EventQueue.shared.join(listener, in: self, replays: replays)
  }

  /// Lets somebody listen; only for the queue.
  func admit(_ listener: EventListener, replays: Bool) {
    guard !isClosed else { return listener.end() }
    guard listener.home === self, listener.place == nil else { return }
    guard let identifier = listener.identifier else {
      all.append(listener)
      if replays { replayAll(to: listener) }
      return
    }
    let channel = channel(identifier.number)
    channel.listeners.append(listener)
    if replays, let last = channel.last { listener.receive(last) }
  }

  private func replayAll(to listener: EventListener) {
    let remembered = channels.values.filter { $0.last != nil }.sorted { $0.order < $1.order }
    for channel in remembered {
      guard listener.home === self, let last = channel.last else { return }
      listener.receive(last)
    }
  }

  /// Lets somebody listen no more, from now on.
  func dismiss(_ listener: EventListener) {
    guard listener.home === self else { return }
    listener.home = nil
    if let route = listener.route { routes[route.from.number]?.removeAll { $0 === listener } }
    guard let identifier = listener.identifier else { return all.remove(listener) }
    guard let channel = channels[identifier.number] else { return }
    channel.listeners.remove(listener)
    if channel.isOfNoUse { channels[identifier.number] = nil }
  }

  /// How many listen to its events.
  var listenerCount: Int { channels.values.reduce(all.count) { $0 + $1.listeners.count } }

  /// The forwards that begin at one of its events.
  func routes(from identifier: RxControllerEvent.Identifier) -> [EventRoute] {
    routes[identifier.number]?.compactMap(\.route) ?? []
  }

  /// Whether it forwards anything to an event of its parent.
  func forwards(toParentEvent identifier: RxControllerEvent.Identifier) -> Bool {
    routes.values.joined().contains { $0.route?.side == .parent && $0.route?.to == identifier }
  }

  /// Looks again at the forwards to an event of another view model, whose place has changed.
  func recheckRoutes(to identifier: RxControllerEvent.Identifier) {
    for listener in routes.values.joined() where listener.route?.to == identifier && listener.route?.side == .parent {
      if !mayForward(listener, from: self) { dismiss(listener) }
    }
  }

  // MARK: End

  /// Its view model has gone: nothing is sent or heard any more.
  func close() {
    guard !isClosed else { return }
    move(below: nil)
    for child in childrenInOrder { child.move(below: nil) }
    isClosed = true
    unshareAll()
    let ending = Array(parentListeners.values)
    let channels = Array(channels.values)
    self.channels = [:]
    parentListeners = [:]
    routes = [:]
    for listener in ending { listener.end() }
    for channel in channels { channel.listeners.endAll() }
    all.endAll()
  }
}
