import Synchronization

/// What `merge` and `flatMap` share: any number of inner streams, of which each may end by itself.
final class MergeHub<Element>: Junction<Element>, @unchecked Sendable {
  /// The class of the receivers, which the runtime would look up at each event.
  private let inner = MergeInner<Element>.self
  fileprivate let members = LifetimeGroup()
  private let active: Atomic<Int>

  /// - Parameter active: How many parts have to end before the whole does.
  init(_ sink: Sink<Element>, _ lifetime: Lifetime, active: Int) {
    self.active = Atomic(active)
    super.init(sink, lifetime)
    lifetime.add(members)
  }

  /// Whether an inner stream is running, beside the outer one.
  var isBusy: Bool { active.load(ordering: .acquiring) > 1 }

  /// Subscribes to an inner stream.
  func subscribe(to source: Observable<Element>) {
    active.add(1, ordering: .acquiringAndReleasing)
    let inner = inner.init(self)
    source.start(inner, inner.lifetime)
  }

  /// A part has completed; the last one ends the whole.
  func partEnded() {
    if active.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end(nil) }
  }
}

/// Receives an inner stream.
final class MergeInner<Element>: Sink<Element>, @unchecked Sendable {
  let lifetime = Lifetime()
  private let hub: MergeHub<Element>
  private let place: Int

  required init(_ hub: MergeHub<Element>) {
    self.hub = hub
    place = hub.members.insert(lifetime)
  }

  override func next(_ element: Element) { hub.send(element) }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { hub.end(error) }
    hub.members.remove(place)
    if error == nil { hub.partEnded() }
  }
}
