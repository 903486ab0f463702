extension ObservableType {
  /// Collects all elements, and sends them as one array when the source completes.
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(
      raw: stage(
        state: { [] as [Element] },
        finish: { elements, sink, error in
          if error == nil { sink.next(elements) }
          sink.end(error)
        },
        kernel: { element, elements, _ in elements.append(element) }))
  }
}
