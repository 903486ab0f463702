import Foundation

/// Lets observers take their turns on a thread, first in first out.
///
/// A change that an observer makes is stored at once; those who observe it take their turn after all that already wait. So
/// no observer is called inside another one, and long chains of changes do not grow the stack. Each thread has one, and it
/// never leaves its thread.
final class Turns {
  @exclusivity(unchecked) private var waiting: [Watch] = []
  @exclusivity(unchecked) private var isRunning = false

  /// Gives each a turn, now or after those that wait on this thread.
  @inline(__always)
  static func run(_ first: WatchList, _ second: WatchList) {
    if first.isEmpty, second.isEmpty { return }
    ofThread()._withUnsafeGuaranteedRef { $0.add(first, second) }
  }

  private func add(_ first: WatchList, _ second: WatchList) {
    if isRunning {
      first.forEach { waiting.append($0) }
      second.forEach { waiting.append($0) }
      return
    }
    isRunning = true
    first.forEach { $0.turn() }
    second.forEach { $0.turn() }
    if !waiting.isEmpty { runWaiting() }
    isRunning = false
  }

  private func runWaiting() {
    while !waiting.isEmpty {
      let round = waiting
      waiting = []
      for watch in round { watch.turn() }
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
