/// A stream that a closure of ours subscribes to; it keeps to what `Observable.run` asks for.
@usableFromInline
final class Source<Element>: Observable<Element>, @unchecked Sendable {
  private let body: (Sink<Element>, Lifetime) -> Void

  @usableFromInline
  init(_ body: @escaping (Sink<Element>, Lifetime) -> Void) {
    self.body = body
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) { body(sink, lifetime) }
}
