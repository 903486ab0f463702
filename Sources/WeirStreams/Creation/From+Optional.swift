extension ObservableType {
  /// A stream of the wrapped value, if there is one; it sends at once.
  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  /// A stream of the wrapped value, if there is one, sent on a scheduler; the completion is scheduled on its own.
  @inlinable
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from([optional].compactMap { $0 }, scheduler: scheduler)
  }
}
