import Foundation

/// Takes long chains apart without growing the stack by their length.
///
/// Each link of such a chain takes the next one apart in turn. Down to a depth they do that one inside another; what lies
/// deeper waits, and is done before the outermost of them returns. Each thread has one; it never leaves its thread.
///
/// Not an object, since its thread's is asked for at each disposal, and counting references would cost more than the rest.
struct Descent {
  private static let deepest = 128

  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Runs the body now, or later what does the same, where the stack has become deep.
  @inline(__always)
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> () -> Void) {
    let descent = ofThread()
    if descent.pointee.depth == deepest { return descent.pointee.waiting.append(later()) }
    descent.pointee.depth += 1
    body()
    if descent.pointee.depth == 1, !descent.pointee.waiting.isEmpty { runWaiting(descent) }
    descent.pointee.depth -= 1
  }

  @inline(never)
  private static func runWaiting(_ descent: UnsafeMutablePointer<Descent>) {
    while !descent.pointee.waiting.isEmpty {
      let works = descent.pointee.waiting
      descent.pointee.waiting = []
      for work in works { work() }
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        free(pointer.assumingMemoryBound(to: Descent.self))
      #else
        if let pointer { free(pointer.assumingMemoryBound(to: Descent.self)) }
      #endif
    }
    return key
  }()

  private static func free(_ descent: UnsafeMutablePointer<Descent>) {
    descent.deinitialize(count: 1)
    descent.deallocate()
  }

  @inline(__always)
  private static func ofThread() -> UnsafeMutablePointer<Descent> {
    pthread_getspecific(key).map { $0.assumingMemoryBound(to: Descent.self) } ?? make()
  }

  @inline(never)
  private static func make() -> UnsafeMutablePointer<Descent> {
    let descent = UnsafeMutablePointer<Descent>.allocate(capacity: 1)
    descent.initialize(to: Descent())
    pthread_setspecific(key, descent)
    return descent
  }
}
