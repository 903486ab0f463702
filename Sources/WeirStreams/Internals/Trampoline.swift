import Foundation

/// Runs work on the current thread one piece after the other, never one inside another.
///
/// While a subscription is being set up, sources that send at once put themselves here instead, and take turns. So all
/// parts of `merge` or `combineLatest` are subscribed before the first element comes, recursion becomes a loop, and the
/// order is that of Rx's current thread scheduler. Each thread has one; it never leaves its thread.
@usableFromInline
final class Trampoline {
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) @usableFromInline var items: [TrampolineItem?] = []
  @exclusivity(unchecked) @usableFromInline var head = 0

  /// Whether nothing waits, so that whoever runs may go on without giving way.
  @inlinable
  var isEmpty: Bool { head == items.count }

  /// Whether the current thread is not running one.
  static var isScheduleRequired: Bool { !ofThread().isRunning }

  /// Runs the body, and then what it left here, unless that is happening already further down the stack.
  static func run(_ body: (Trampoline) -> Void) {
    let trampoline = ofThread()
    if trampoline.isRunning { return body(trampoline) }
    trampoline.isRunning = true
    body(trampoline)
    trampoline.drain()
    trampoline.isRunning = false
  }

  /// How deep the sources are nested that take the place of others that have ended.
  @exclusivity(unchecked) private var depth = 0
  private static let deepest = 64

  /// Runs the body, or puts the item that does the same at the end where the stack has become deep.
  ///
  /// For a source that is subscribed to in answer to the end of another. So an endless recursion of sources that end at once
  /// becomes a loop, while a few of them keep the order that they have without a trampoline.
  static func follow(_ body: () -> Void, orLater item: @autoclosure () -> TrampolineItem) {
    let trampoline = ofThread()
    if trampoline.depth >= deepest, trampoline.isRunning { return trampoline.enqueue(item()) }
    trampoline.depth += 1
    body()
    trampoline.depth -= 1
  }

  /// Puts a piece of work at the end.
  ///
  /// O(1).
  @usableFromInline
  func enqueue(_ item: TrampolineItem) { items.append(item) }

  private func drain() {
    while head < items.count {
      let item = items[head]
      items[head] = nil
      head += 1
      if head == items.count || head > 1024 && head * 2 > items.count { forgetDone() }
      if let item, !item.isCancelled { item.step(self) }
    }
  }

  /// Frees what has been run; each time as much as half of what waits, so that it costs O(1) an item.
  private func forgetDone() {
    items.removeFirst(head)
    head = 0
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Trampoline>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  static func ofThread() -> Trampoline {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }
}
