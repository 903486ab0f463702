extension ObservableType {
  /// The value of each element at a key path.
  @inlinable
  public func map<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    stage { element, sink in sink.next(element[keyPath: keyPath]) }
  }
}
