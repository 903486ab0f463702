/// A stream whose set-up is a closure; it is made in inlinable code where the types have to be known.
@usableFromInline
final class Setup<Element>: Observable<Element>, @unchecked Sendable {
  private let body: (Sink<Element>, Lifetime) -> Void

  @usableFromInline
  init(_ body: @escaping (Sink<Element>, Lifetime) -> Void) {
    self.body = body
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) { body(sink, lifetime) }
}
