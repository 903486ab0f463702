#if DEBUG
  import Foundation
#else
  import Synchronization
#endif

/// A lock for a few instructions of our own; of a user's, only `hash` and `==` of an id run under it.
///
/// It is the standard library's mutex. Debug builds take a pthread mutex instead, since the thread sanitizer does not see
/// into the former and would report races that are none.
///
/// `@unchecked Sendable`: it holds nothing but the lock.
@usableFromInline
struct Lock: ~Copyable, @unchecked Sendable {
  #if DEBUG
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    @usableFromInline
    func lock() { pthread_mutex_lock(mutex) }

    @usableFromInline
    func unlock() { pthread_mutex_unlock(mutex) }
  #else
    private let mutex = Mutex<Void>(())

    init() {}

    @usableFromInline
    func lock() { mutex._unsafeLock() }

    @usableFromInline
    func unlock() { mutex._unsafeUnlock() }
  #endif

  /// Runs the body while no other thread runs one.
  ///
  /// Not re-entrant.
  @inlinable
  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
