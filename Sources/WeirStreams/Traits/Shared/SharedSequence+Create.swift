extension SharedSequence {
  /// A stream that completes without an element.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A stream that sends nothing and does not end.
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// A stream of one element.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A stream that is made anew when it is first subscribed to.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().source })
  }

  /// A stream of the given elements.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

  /// A stream of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A stream of the elements of a sequence.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A stream of the wrapped value, if there is one.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// A stream that counts from 0, one number a period.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A stream that counts from 0: the first number after a span of time, the others one a period.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
