/// The latest element of a source.
///
/// It belongs to whoever is inside the gate of its meeting. The element lies in memory of its own, since an optional of a
/// type that is not known costs many times as much.
@usableFromInline
final class Slot<Element> {
  @usableFromInline let memory = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  @exclusivity(unchecked) @usableFromInline var isFull = false

  @usableFromInline
  init() {}

  deinit {
    if isFull { memory.deinitialize(count: 1) }
    memory.deallocate()
  }

  /// The element; only where `isFull`.
  @inlinable
  @inline(__always)
  var value: Element { memory.pointee }

  /// Puts an element in place of the one before.
  /// - Returns: Whether there was none before.
  @inline(__always)
  func store(_ element: Element) -> Bool {
    if isFull {
      memory.pointee = element
      return false
    }
    memory.initialize(to: element)
    isFull = true
    return true
  }

  /// Takes the element out; nil where there is none.
  func take() -> Element? {
    if !isFull { return nil }
    isFull = false
    return memory.move()
  }
}

/// Reads a slot that somebody else keeps.
@usableFromInline
struct Latest<Element> {
  @usableFromInline let memory: UnsafeMutablePointer<Element>

  @inlinable
  init(_ slot: Slot<Element>) {
    memory = slot.memory
  }

  /// The element; only where the slot is full.
  @inlinable
  @inline(__always)
  var value: Element { memory.pointee }
}
