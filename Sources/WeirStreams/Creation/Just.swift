extension ObservableType {
  /// A stream of one element, which it sends at once.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// A stream of one element, which it sends on a scheduler; its completion is scheduled on its own.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .from(CollectionOfOne(element), scheduler: scheduler)
  }
}

@usableFromInline
final class Just<Element>: Observable<Element>, @unchecked Sendable {
  private let element: Element

  @usableFromInline
  init(_ element: Element) {
    self.element = element
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    sink.next(element)
    if !lifetime.isDisposed { sink.end(nil) }
  }

  override func start(_ sink: Sink<Element>, _ lifetime: Lifetime) { run(sink, lifetime) }
}
