public import Foundation
public import WeirStreams

/// A stream whose reader waits for it; for tests.
///
/// Reading blocks the current thread. On the main thread the run loop turns meanwhile, so that work for the main queue goes
/// on, unless the reader is itself an item of the main queue. A main-actor test whose main queue is not the main thread's
/// (Swift Testing on Linux) cannot wait for the main queue here; read `values` there.
public struct BlockingObservable<Element>: Sendable {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

extension ObservableConvertibleType {
  /// This stream, to be waited for.
  /// - Parameter timeout: The seconds after which reading fails with `RxError.timeout`; nil for no limit.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}
