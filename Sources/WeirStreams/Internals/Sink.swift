/// Receives the events of one subscription; every operator is one, between the source and the subscriber.
///
/// The sender keeps to the Rx contract: any number of `next`, then at most one `end`, never two at once, on any thread.
/// Whoever made the subscription's `Lifetime` disposes of it at the `end`, so that a sink in the middle only passes on.
/// So more may come after the end where an operator has ended the stream before its source does (`take(1).reduce(…)` over a
/// closure that throws): a sink that does more than pass it on, or that goes on with another source, lets it fall.
///
/// Events are two methods and no enum, and a sink is a class with a method table: a generic enum costs ten times as much
/// wherever the code is not specialised. What depends on the element is done in *kernels*, closures that are made where
/// the operator is called and are therefore specialised for it (see `Stage`).
///
/// `@unchecked Sendable`: its sender delivers one event at a time, each after the one before.
@usableFromInline
class Sink<Element>: @unchecked Sendable {
  /// Whether the stage before it has ended, so that it sends nothing at an end that comes later.
  // Only the sender touches it.
  @exclusivity(unchecked) final var isClosed = false

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
  final func fail(_ error: any Error) {
    isClosed = true
    end(error)
  }

  private func abstract() -> Never { fatalError("Sink: a subclass does not take its events; it must override both") }
}
