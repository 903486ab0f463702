/// The last sink of a subscription whose closures belong to the main actor.
///
/// Events that come on the main queue are handled at once. Others are handled there later, and so are those that follow them,
/// so that the order stays; none is handled after the subscription has been disposed of there.
final class MainActorSink<Element>: Sink<Element>, @unchecked Sendable {
  private let door = MainActorDoor()
  private let onNext: @MainActor (Element) -> Void
  private let onEnd: @MainActor ((any Error)?) -> Void

  init(
    _ lifetime: Lifetime, onNext: @escaping @MainActor (Element) -> Void,
    onEnd: @escaping @MainActor ((any Error)?) -> Void
  ) {
    self.onNext = { element in if !lifetime.isDisposed { onNext(element) } }
    self.onEnd = { error in
      if lifetime.isDisposed { return }
      onEnd(error)
      lifetime.dispose()
    }
  }

  override func next(_ element: Element) { door.run(element, onNext) }

  override func end(_ error: (any Error)?) { door.run(error, onEnd) }
}
