extension ObservableType {
  /// Sends the first elements only, and completes with the last of them.
  ///
  /// The source is unsubscribed from at once. With a count of 0 or less it completes without subscribing.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return stage(
      state: { count },
      kernel: { element, remaining, sink in
        if remaining == 0 { return }
        remaining -= 1
        sink.next(element)
        if remaining == 0 { sink.end(nil) }
      })
  }
}
