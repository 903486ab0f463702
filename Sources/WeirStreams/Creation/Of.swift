extension ObservableType {
  /// A stream of the given elements.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
