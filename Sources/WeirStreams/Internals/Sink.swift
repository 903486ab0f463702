/// Receives the events of one subscription; every operator is one, between the source and the subscriber.
///
/// The sender keeps to the Rx contract: any number of `next`, then at most one `end`, never two at once, on any thread.
/// Whoever made the subscription's `Lifetime` disposes of it at the `end`, so that a sink in the middle only passes on.
///
/// Events are two methods and no enum, and a sink is a class with a method table: a generic enum costs ten times as much
/// wherever the code is not specialised. What depends on the element is done in *kernels*, closures that are made where
/// the operator is called and are therefore specialised for it (see `Stage`).
///
/// `@unchecked Sendable`: its sender delivers one event at a time, each after the one before.
@usableFromInline
class Sink<Element>: @unchecked Sendable {
  @usableFromInline
  init() {
    Resources.count()
  }

  deinit { Resources.discount() }

  /// Takes an element.
  @usableFromInline
  func next(_ element: Element) { abstract() }

  /// Takes the end: an error, or completion where there is none.
  @usableFromInline
  func end(_ error: (any Error)?) { abstract() }

  /// Ends with an error that a kernel has thrown; apart, so that the way of the elements stays short.
  @inline(never)
  @usableFromInline
  final func fail(_ error: any Error) { end(error) }

  private func abstract() -> Never { fatalError("Sink: a subclass does not take its events; it must override both") }
}
