/// Things in the order in which they were added, each of which can be taken out in constant time.
struct Numbered<Element> {
  private var elements: [Int: Element] = [:]
  private var last = 0

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  /// Whether anything was ever added.
  var wasUsed: Bool { last > 0 }

  subscript(_ number: Int) -> Element? { elements[number] }

  /// Adds one, and gives it a number.
  mutating func add(_ element: Element) -> Int {
    last += 1
    elements[last] = element
    return last
  }

  @discardableResult mutating func remove(_ number: Int) -> Element? { elements.removeValue(forKey: number) }

  /// Takes all out.
  mutating func removeAll() -> [Element] {
    defer { elements = [:] }
    return inOrder
  }

  var inOrder: [Element] { elements.sorted { $0.key < $1.key }.map(\.value) }
}
