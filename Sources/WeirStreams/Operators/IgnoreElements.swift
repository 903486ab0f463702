extension ObservableType {
  /// Drops all elements, and sends only the end.
  @inlinable
  public func ignoreElements() -> Observable<Never> { stage { _, _ in } }
}
