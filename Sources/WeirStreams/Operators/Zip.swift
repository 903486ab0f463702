extension ObservableType {
  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  /// Elements wait until each source has sent as many. It completes when all sources have. An error of any source, or of
  /// the closure, ends it.
  @inlinable
  @preconcurrency
  public static func zip<each Input: ObservableType>(
    _ source: repeat each Input,
    resultSelector: @escaping @Sendable (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Source { sink, lifetime in
      runZip(repeat each sources, sink: sink, lifetime: lifetime, resultSelector: resultSelector)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first elements of all sources as a tuple, then the second ones, and so on.
  ///
  /// Elements wait until each source has sent as many. It completes when all sources have. An error of any source ends it.
  @inlinable
  public static func zip<each Input: ObservableType>(
    _ source: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    let sources = (repeat (each source).asObservable())
    return Source { sink, lifetime in
      runZip(repeat each sources, sink: sink, lifetime: lifetime) { (first: repeat (each Input).Element) in
        (repeat each first)
      }
    }
  }
}

extension ObservableType {
  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  /// Elements wait until each source has sent as many. It completes when all sources have, and when no combination can come
  /// any more; without sources, at once. An error of any source, or of the closure, ends it.
  @inlinable
  @preconcurrency
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Source { sink, lifetime in
      let queues = sources.map { _ in ZipQueue<Collection.Element.Element>() }
      let combination = Combination(sink, lifetime, endsEarly: true) { sink, combining in
        sink.next(try resultSelector(queues.map { $0.take(from: combining) }))
      }
      if sources.isEmpty { return sink.end(nil) }
      let receivers = queues.map { ZipSource($0, combination) }
      for (receiver, source) in Swift.zip(receivers, sources) { receiver.run(source) }
    }
  }

  /// The first elements of all sources, then the second ones, and so on.
  ///
  /// Elements wait until each source has sent as many. It completes when all sources have, and when no combination can come
  /// any more; without sources, at once. An error of any source ends it.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

/// Subscribes to sources whose elements are combined in pairs, triples and so on.
@inlinable
func runZip<each Input, Output>(
  _ source: repeat Observable<each Input>, sink: Sink<Output>, lifetime: Lifetime,
  resultSelector: @escaping (repeat each Input) throws -> Output
) {
  let queues = (repeat ZipQueue<each Input>())
  let combination = Combination<Output>(sink, lifetime, endsEarly: false) { sink, combining in
    sink.next(try resultSelector(repeat (each queues).take(from: combining)))
  }
  let receivers = (repeat ZipSource(each queues, combination))
  repeat (each receivers).run(each source)
}
