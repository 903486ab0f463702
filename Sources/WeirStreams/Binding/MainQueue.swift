import Dispatch

/// Tells whether the main queue, and so the main actor, is where the code runs.
///
/// The thread does not tell: on Linux a worker thread may run the main queue.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it runs here.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
