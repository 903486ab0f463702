/// The last sink of a subscription whose closures belong to the main actor.
///
/// Events that come on the main queue are handled at once. Others are handled there later, and so are those that follow them,
/// so that the order stays; none is handled after the subscription has been disposed of there.
final class MainActorSink<Element>: Sink<Element>, @unchecked Sendable {
  private let door = MainActorDoor()
  private let onNext: (Element) -> Void
  private let onEnd: ((any Error)?) -> Void

  init(
    _ lifetime: Lifetime, onNext: @escaping @MainActor (Element) -> Void,
    onEnd: @escaping @MainActor ((any Error)?) -> Void
  ) {
    self.onNext = MainActorDoor.unchecked { element in if !lifetime.isDisposed { onNext(element) } }
    self.onEnd = MainActorDoor.unchecked { error in
      if lifetime.isDisposed { return }
      onEnd(error)
      lifetime.dispose()
    }
  }

  override func next(_ element: Element) { door.runUnchecked(element, onNext) }

  override func end(_ error: (any Error)?) { door.runUnchecked(error, onEnd) }
}
