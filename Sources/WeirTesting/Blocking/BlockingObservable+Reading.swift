import WeirStreams

extension BlockingObservable {
  /// Waits for the end, and gives all elements.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try read() }

  /// Waits for the first element; nil where the stream completes without one.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func first() throws -> Element? { try read(max: 1).first }

  /// Waits for the end, and gives the last element; nil where there is none.
  /// - Throws: The error of the stream, or `RxError.timeout`.
  public func last() throws -> Element? { try read().last }

  /// Waits for the end, and gives the only element.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only one, the error of the stream, or
  ///   `RxError.timeout`.
  public func single() throws -> Element { try single { _ in true } }

  /// Waits for the end, and gives the only element for which the predicate holds.
  /// - Throws: `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only one, what the predicate throws,
  ///   the error of the stream, or `RxError.timeout`.
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
    let elements = try read(max: 2, predicate)
    if elements.count > 1 { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end, and gives all elements and how it ended.
  public func materialize() -> MaterializedSequenceResult<Element> { result() }

  private func read(
    max: Int = .max, _ predicate: @escaping @Sendable (Element) throws -> Bool = { _ in true }
  ) throws -> [Element] {
    switch result(max: max, predicate) {
    case .completed(let elements): return elements
    case .failed(_, let error): throw error
    }
  }

  private func result(
    max: Int = .max, _ predicate: @escaping @Sendable (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let reader = BlockingReader(max: max, predicate)
    reader.subscribe(to: source)
    return reader.wait(timeout)
  }
}
