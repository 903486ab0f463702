/// Elements in the order in which they came: the newest are put in at one end, and the oldest taken out at the other.
///
/// It manages its memory itself, and is a class, since an array or a struct of a type that is not known costs many times as
/// much. All is O(1), growth included on average. Its owner sees to it that one thread at a time uses it.
final class Ring<Element> {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Element>?

  deinit {
    guard let base else { return }
    for offset in 0..<count { (base + (head + offset) & (capacity - 1)).deinitialize(count: 1) }
    base.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// Puts an element in.
  ///
  /// Inlined, as the rest of what each element takes.
  @inline(__always)
  func append(_ element: Element) {
    if count == capacity { grow() }
    guard let base else { return }
    (base + (head + count) & (capacity - 1)).initialize(to: element)
    count += 1
  }

  /// Takes all out, the oldest first; without an `Optional`, which costs a look-up of its type.
  @inline(__always)
  func takeEach(_ body: (Element) -> Void) {
    while count > 0, let base {
      let place = base + head
      passFirst()
      body(place.move())
    }
  }

  /// Takes the oldest out; nil where there is none.
  func removeFirst() -> Element? {
    guard let base, count > 0 else { return nil }
    defer { passFirst() }
    return (base + head).move()
  }

  /// Takes the oldest out; there must be one.
  func takeFirst() -> Element {
    guard let base, count > 0 else { fatalError("Ring: it is empty; an element may be taken only where there is one") }
    defer { passFirst() }
    return (base + head).move()
  }

  /// The elements as an array, the oldest first.
  func copy() -> [Element] {
    guard let base else { return [] }
    return (0..<count).map { base[(head + $0) & (capacity - 1)] }
  }

  /// Takes the oldest out, to a place in memory that holds nothing; there must be one.
  func moveFirst(to place: UnsafeMutablePointer<Element>) {
    guard let base else { return }
    place.moveInitialize(from: base + head, count: 1)
    passFirst()
  }

  /// Forgets the oldest, of a type whose values need no release; there must be one.
  @inline(__always)
  func forgetFirst() { passFirst() }

  @inline(__always)
  private func passFirst() {
    head = (head + 1) & (capacity - 1)
    count -= 1
  }

  /// The capacity is a power of 2, so that an index wraps by a mask.
  @inline(never)
  private func grow() {
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: max(1, capacity * 2))
    if let base {
      wider.moveInitialize(from: base + head, count: capacity - head)
      (wider + (capacity - head)).moveInitialize(from: base, count: head)
      base.deallocate()
    }
    base = wider
    head = 0
    capacity = max(1, capacity * 2)
  }
}
