/// The elements of a source of `zip` that wait for those of the others.
///
/// It belongs to whoever is inside the gate of its meeting.
@usableFromInline
final class ZipQueue<Element> {
  @exclusivity(unchecked) private var elements = Ring<Element>()

  @usableFromInline
  init() {}

  func append(_ element: Element, to combining: Combining) {
    elements.append(element)
    if elements.count == 1 { combining.missing -= 1 }
  }

  /// Takes the oldest element out; only where all sources have one.
  @usableFromInline
  func take(from combining: Combining) -> Element {
    defer {
      if elements.isEmpty { combining.missing += 1 }
    }
    return elements.takeFirst()
  }
}
