import WeirStreams

extension BlockingObservable {
  /// Waits for the end, and gives all elements.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try read(source) }

  /// Waits for the first element; nil where the stream completes without one.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func first() throws -> Element? { try read(source.take(1)).first }

  /// Waits for the end, and gives the last element; nil where there is none.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func last() throws -> Element? { try read(source).last }

  /// Waits for the end or the second element, and gives the only element.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only one, the error of the stream, or
  ///   `RxError.timeout`.
  public func single() throws -> Element { try single(of: source) }

  /// Waits for the end, and gives the only element for which the predicate holds.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only one, what the predicate throws,
  ///   the error of the stream, or `RxError.timeout`.
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
    try single(of: source.filter(predicate))
  }

  /// Waits for the end, and gives all elements and how it ended.
  public func materialize() -> MaterializedSequenceResult<Element> { result(source) }

  private func single(of stream: Observable<Element>) throws -> Element {
    let elements = try read(stream.take(2))
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  private func read(_ stream: Observable<Element>) throws -> [Element] {
    switch result(stream) {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  private func result(_ stream: Observable<Element>) -> MaterializedSequenceResult<Element> {
    let reader = BlockingReader<Element>()
    reader.subscribe(to: stream)
    return reader.wait(timeout)
  }
}
