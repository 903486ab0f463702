extension ObservableType {
  /// Sends each event as an element, the end too, and then completes.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    stage(
      state: {},
      finish: { _, sink, error in
        sink.next(error.map(Event.error) ?? .completed)
        sink.end(nil)
      },
      kernel: { element, _, sink in sink.next(.next(element)) })
  }
}
