public import Foundation

/// A virtual-time scheduler whose clock shows real time, for example to replay what has been recorded.
///
/// See `VirtualTimeScheduler` for threads and order.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
  // `@unchecked Sendable`: it adds no state.
  /// Makes a scheduler with the time from which it starts.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
