/// A stream of events for the user interface: no errors, sent on the main actor, and a late subscriber gets what follows.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of signals: nothing is replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or what `SharingScheduler.mock` has put in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// The stream with its subscription shared.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// This stream as a signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
