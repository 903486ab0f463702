/// How a `SharedSequence` shares its subscription, and where it sends.
@preconcurrency
public protocol SharingStrategyProtocol: Sendable {
  /// Where all elements are sent.
  static var scheduler: any SchedulerType { get }

  /// The stream with its subscription shared.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
