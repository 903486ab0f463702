extension ObservableType {
  /// Adds its index to each element, from 0.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    stage(
      state: { 0 },
      kernel: { element, index, sink in
        defer { index += 1 }
        sink.next((index: index, element: element))
      })
  }
}
