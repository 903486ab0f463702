/// The stream of a current value.
final class CurrentValueStream<Element>: Observable<Element>, @unchecked Sendable {
  private let current: CurrentValue<Element>

  init(_ current: CurrentValue<Element>) {
    self.current = current
    super.init()
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) { _ = current.run(sink, lifetime) }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
