/// The integers that streams can count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// A stream of consecutive integers.
  ///
  /// A negative count and one that leads beyond the greatest integer are faults of the program, which are reported; the
  /// stream is then empty, or ends with `RxError.overflow`.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count <= 0 { return count == 0 ? from([], scheduler: scheduler) : refuseRange(start, count, nil) }
    let (last, isTooFar) = start.addingReportingOverflow(count - 1)
    return isTooFar ? refuseRange(start, count, RxError.overflow) : from(start...last, scheduler: scheduler)
  }

  @usableFromInline
  static func refuseRange(_ start: Element, _ count: Element, _ error: (any Swift.Error)?) -> Observable<Element> {
    WeirDiagnostics.report(
      "Observable.range", rule: "the count must not be negative nor lead beyond the greatest integer",
      value: "start \(start), count \(count)", remedy: "count within the range of \(Element.self)")
    return error.map { .error($0) } ?? .empty()
  }
}
