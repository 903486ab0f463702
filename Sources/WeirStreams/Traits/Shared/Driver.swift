/// A stream for the user interface: no errors, sent on the main actor, and a late subscriber gets the last element at once.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of drivers: the last element is replayed as long as anybody is subscribed.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or what `SharingScheduler.mock` has put in its place.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// The stream with its subscription shared and its last element replayed.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// This stream as a driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}
