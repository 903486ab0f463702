import Foundation
import Synchronization

/// Tells quickly whether the code runs on the main actor.
///
/// On the process's first thread nothing but the main actor's work runs. Elsewhere the main queue is asked for, since a worker
/// may run it on Linux.
enum MainThread {
  /// The first thread, once it has been met; it never becomes another one.
  private static let known = Atomic<UInt>(0)

  /// Whether the code runs on the main actor.
  @inline(__always)
  static var runsMainActor: Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0 || MainQueue.isCurrent
    #else
      return known.load(ordering: .relaxed) == UInt(bitPattern: Int(pthread_self())) || askElsewhere()
    #endif
  }

  #if !canImport(Darwin)
    @inline(never)
    private static func askElsewhere() -> Bool {
      guard MainQueue.isCurrent else { return false }
      // The first thread's number is that of the process.
      if Thread.isMainThread { known.store(UInt(bitPattern: Int(pthread_self())), ordering: .relaxed) }
      return true
    }
  #endif
}
