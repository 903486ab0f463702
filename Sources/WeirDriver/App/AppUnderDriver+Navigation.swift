public import WeirNavigation
public import WeirState

/// What the parts of WeirNavigation offer.
extension AppUnderDriver {
  /// Offers the tree of a coordinator's flows, and the log of its steps; what its router still carries out is waited
  /// for.
  public mutating func use(flowCoordinator: FlowCoordinator) {
    tree = { flowCoordinator.liveTree.text }
    steps = { flowCoordinator.log.records.map(\.description) }
    waits(for: "transitions") { flowCoordinator.router.isIdle }
  }

  /// Opens links by the app's own, and waits for what becomes of them.
  ///
  /// A link that a gate holds is taken for opened: what opens the gate is then up to the person.
  public mutating func use(links: DeepLinks) {
    open = { url in
      var outcome: DeepLinkOutcome?
      links.open(url) { outcome = $0 }
      // What takes longer is waited for as any other work of the app, with its limit.
      for _ in 0..<10_000 where outcome == nil && links.followedRoute != nil { await Settling.othersHaveTheirTurn() }
      if case .failed(let error) = outcome { throw error }
    }
    waits(for: "a link") { links.followedRoute == nil }
  }

  /// Offers the route in the state of a store, its latest changes as steps, and the tree of its coordinators; what they
  /// still have to show is waited for.
  ///
  /// Where it opens no links yet, a link is a route, as `/catalog/7`.
  public mutating func use<State: RoutedState>(store: Store<State>) {
    route = { "/" + store.state.route.description }
    tree = { store.routing.liveTree.text }
    steps = { store.routing.history.map(\.description) }
    waits(for: "the route") { store.routing.isIdle }
    guard open == nil else { return }
    open = { url in
      let route = try Route(path: url.path.drop { $0 == "/" })
      try await store.reach(.goto(route))
    }
  }

  /// Has the driver wait for other work of the app, beside what it waits for already.
  /// - Parameters:
  ///   - name: What it is, in words.
  ///   - isAtRest: Whether it is done.
  public mutating func waits(for name: String, until isAtRest: @escaping () -> Bool) {
    let before = busy
    busy = { before?() ?? (isAtRest() ? nil : name) }
  }
}

#if !canImport(UIKit)
  public import WeirUI

  extension AppDriver {
    /// Drives an app of flows.
    /// - Parameters:
    ///   - host: What shows the app.
    ///   - flowCoordinator: What runs its flows.
    ///   - links: What opens its links.
    public convenience init(host: HeadlessHost, flowCoordinator: FlowCoordinator, links: DeepLinks? = nil) {
      var app = AppUnderDriver()
      app.use(flowCoordinator: flowCoordinator)
      if let links { app.use(links: links) }
      self.init(host: host, app: app)
    }

    /// Drives an app whose route is in the state of a store.
    /// - Parameters:
    ///   - host: What shows the app.
    ///   - store: The store, whose root coordinator is set.
    ///   - links: What opens its links; routes are links where it is nil.
    public convenience init<State: RoutedState>(host: HeadlessHost, store: Store<State>, links: DeepLinks? = nil) {
      var app = AppUnderDriver()
      if let links { app.use(links: links) }
      app.use(store: store)
      self.init(host: host, app: app)
    }
  }
#endif
