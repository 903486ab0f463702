extension Infallible {
  /// Takes the events of an infallible stream.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// A stream that a closure runs for each subscription.
  ///
  /// The observer may be called on any thread and re-entrantly; its events are put in order, and those after the end or the
  /// disposal are dropped.
  /// - Parameter subscribe: Gets the observer, and gives what is to be disposed of at the end of the subscription.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }

  /// A stream of the given elements.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// A stream of the elements of an array.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// A stream of the elements of a sequence.
  ///
  /// Each subscription makes an iterator.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// A stream of one element, which it sends at once.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// A stream of one element, which it sends on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// A stream that sends nothing and does not end.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// A stream that completes at once, without an element.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// A stream that is made anew for each subscription.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}
