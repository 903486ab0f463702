#if DEBUG
  import Foundation
#else
  public import Synchronization
#endif

/// A lock for a few instructions of our own; nothing of a user's runs under it but `hash` and `==` of keys.
///
/// It is the standard library's mutex. Debug builds take a pthread mutex instead, since the thread sanitizer does not see
/// into the former and would report races that are none. Not re-entrant.
///
/// `@unchecked Sendable`: it holds nothing but the lock.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
  #if DEBUG
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    package init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Waits for the lock; for who holds several of them, in one order.
    @usableFromInline
    package func lock() { pthread_mutex_lock(mutex) }

    /// Gives the lock back.
    @usableFromInline
    package func unlock() { pthread_mutex_unlock(mutex) }
  #else
    @usableFromInline let mutex = Mutex<Void>(())

    package init() {}

    /// Waits for the lock; for who holds several of them, in one order.
    @inlinable
    @inline(__always)
    package func lock() { mutex._unsafeLock() }

    /// Gives the lock back.
    @inlinable
    @inline(__always)
    package func unlock() { mutex._unsafeUnlock() }
  #endif

  /// Runs the body while no other thread runs one.
  @inlinable
  @inline(__always)
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
