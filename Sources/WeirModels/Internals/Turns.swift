import Foundation

/// Something that waits for its turn.
@usableFromInline
class Turning {
  /// Does what one turn takes.
  @usableFromInline
  func turn() {}
}

/// Lets observers take their turns on a thread, first in first out.
///
/// A change that an observer makes is stored at once; those who observe it take their turn after all that already wait. So
/// no observer is called inside another one, and long chains of changes do not grow the stack. Each thread has one, and it
/// never leaves its thread.
final class Turns {
  private var waiting: [Turning] = []
  private var isRunning = false

  /// Gives each a turn, now or after those that wait on this thread.
  @inline(__always)
  static func run(_ first: [Turning], _ second: [Turning]) {
    if first.isEmpty, second.isEmpty { return }
    ofThread()._withUnsafeGuaranteedRef { $0.add(first, second) }
  }

  private func add(_ first: [Turning], _ second: [Turning]) {
    if isRunning {
      waiting += first
      waiting += second
      return
    }
    isRunning = true
    for turning in first { turning.turn() }
    for turning in second { turning.turn() }
    if !waiting.isEmpty { runWaiting() }
    isRunning = false
  }

  private func runWaiting() {
    while !waiting.isEmpty {
      let round = waiting
      waiting = []
      for turning in round { turning.turn() }
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Turns>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Turns>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  private static func ofThread() -> Unmanaged<Turns> {
    if let pointer = pthread_getspecific(key) { return .fromOpaque(pointer) }
    let turns = Unmanaged.passRetained(Turns())
    pthread_setspecific(key, turns.toOpaque())
    return turns
  }
}
