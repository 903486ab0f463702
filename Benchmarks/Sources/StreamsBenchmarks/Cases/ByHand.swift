/// What people write instead of a subject: closures in an array, called one after the other.
final class Callbacks<Element> {
  private var list: [(Element) -> Void] = []

  /// Adds a closure.
  func add(_ closure: @escaping (Element) -> Void) { list.append(closure) }

  /// Removes the closure that was added last.
  func removeLast() { list.removeLast() }

  /// Calls all.
  @inline(never)
  func send(_ element: Element) {
    for closure in list { closure(element) }
  }
}
