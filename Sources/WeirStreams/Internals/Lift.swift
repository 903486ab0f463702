/// An operator: it subscribes to its source with a sink that sends to the sink that follows (RxJava's lift).
///
/// `make` makes the operator's sink. It comes from inlinable code, so that the caller's types are known there, and the
/// runtime need not look the class of the sink up at each subscription.
@usableFromInline
final class Lift<Input, Output>: Observable<Output>, @unchecked Sendable {
  private let source: Observable<Input>
  private let make: (Sink<Output>) throws -> Sink<Input>

  @usableFromInline
  init(_ source: Observable<Input>, make: @escaping (Sink<Output>) throws -> Sink<Input>) {
    self.source = source
    self.make = make
  }

  override func run(_ sink: Sink<Output>, _ lifetime: Lifetime) {
    do {
      source.run(try make(sink), lifetime)
    } catch {
      sink.end(error)
    }
  }
}
