#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread with a stack of its own size, to be joined once.
struct WorkerThread {
  private let thread: pthread_t

  /// Starts a thread; nil where the system has no room for it.
  static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> WorkerThread? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin) || canImport(Musl)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, run, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin) || canImport(Musl)
      return thread.map(WorkerThread.init)
    #else
      return WorkerThread(thread: thread)
    #endif
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }
}

/// What a thread is to do.
private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
#else
  private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
#endif
