extension ObservableType {
  /// The elements of all sources, as they come.
  ///
  /// It completes when all sources have, and fails when one does. The sources are subscribed to in order.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of all sources, as they come.
  ///
  /// It completes when all sources have, and fails when one does. The sources are subscribed to in order.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { MergeSources(sources) }

  /// The elements of all sources, as they come.
  ///
  /// It completes when all sources have, and fails when one does. The sources are subscribed to in order.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

private final class MergeSources<Element>: Observable<Element>, @unchecked Sendable {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    let hub = MergeHub(sink, lifetime, active: sources.count + 1)
    for source in sources where !lifetime.isDisposed {
      let inner = MergeInner(hub)
      source.run(inner, inner.lifetime)
    }
    hub.partEnded()
  }
}
