extension ObservableType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// It completes when all sources have, and when no combination can come any more. An error of any source, or of the
  /// closure, ends it.
  @inlinable
  @preconcurrency
  public static func combineLatest<each Input: ObservableType>(
    _ source: repeat each Input,
    resultSelector: @escaping @Sendable (repeat (each Input).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Source { sink, lifetime in
      runLatest(repeat each sources, sink: sink, lifetime: lifetime, resultSelector: resultSelector)
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements of the sources as a tuple, whenever one of them sends an element, once all have sent one.
  ///
  /// It completes when all sources have, and when no combination can come any more. An error of any source ends it.
  @inlinable
  public static func combineLatest<each Input: ObservableType>(
    _ source: repeat each Input
  ) -> Observable<(repeat (each Input).Element)> {
    let sources = (repeat (each source).asObservable())
    return Source { sink, lifetime in
      runLatest(repeat each sources, sink: sink, lifetime: lifetime) { (latest: repeat (each Input).Element) in
        (repeat each latest)
      }
    }
  }
}

extension ObservableType {
  /// Combines the latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// It completes when all sources have, and when no combination can come any more; without sources it sends the
  /// combination of none and completes. An error of any source, or of the closure, ends it.
  @inlinable
  @preconcurrency
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Source { sink, lifetime in
      let slots = sources.map { _ in Slot<Collection.Element.Element>() }
      let combination = Combination(sink, lifetime, endsEarly: true) { sink, _ in
        sink.next(try resultSelector(slots.map(\.value)))
      }
      if sources.isEmpty { return combination.emitOnce() }
      let receivers = slots.map { LatestSource($0, combination) }
      for (receiver, source) in Swift.zip(receivers, sources) { receiver.run(source) }
    }
  }

  /// The latest elements of the sources whenever one of them sends an element, once all have sent one.
  ///
  /// It completes when all sources have, and when no combination can come any more; without sources it sends no elements
  /// together, and completes. An error of any source ends it.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

/// Subscribes to sources whose latest elements are combined.
@inlinable
func runLatest<each Input, Output>(
  _ source: repeat Observable<each Input>, sink: Sink<Output>, lifetime: Lifetime,
  resultSelector: @escaping (repeat each Input) throws -> Output
) {
  let slots = (repeat Slot<each Input>())
  // No slots in the kernel, since each would be retained and released at each event; the receivers' combination
  // keeps the slots.
  let latest = (repeat Latest(each slots))
  let combination = Combination<Output>(sink, lifetime, endsEarly: true) { sink, _ in
    sink.next(try resultSelector(repeat (each latest).value))
  }
  repeat combination.keep(each slots)
  let receivers = (repeat LatestSource(each slots, combination))
  repeat (each receivers).run(each source)
}
