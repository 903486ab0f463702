/// An observer that is a closure.
struct AnonymousObserver<Element>: ObserverType {
  private let handler: @Sendable (Event<Element>) -> Void

  init(_ handler: @escaping @Sendable (Event<Element>) -> Void) {
    self.handler = handler
  }

  func on(_ event: Event<Element>) { handler(event) }
}
