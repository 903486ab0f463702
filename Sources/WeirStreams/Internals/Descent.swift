/// Takes long chains apart without growing the stack by their length.
///
/// Each link of such a chain takes the next one apart in turn. Down to a depth they do that one inside another; what lies
/// deeper waits, and is done before the outermost of them returns. Each thread has one; it never leaves its thread.
final class Descent {
  private static let deepest = 128

  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  /// Runs the body now, or later what does the same, where the stack has become deep.
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> () -> Void) {
    let descent = Trampoline.ofThread().descent
    if descent.depth == deepest { return descent.waiting.append(later()) }
    descent.depth += 1
    body()
    if descent.depth == 1, !descent.waiting.isEmpty { descent.runWaiting() }
    descent.depth -= 1
  }

  @inline(never)
  private func runWaiting() {
    while !waiting.isEmpty {
      let works = waiting
      waiting = []
      for work in works { work() }
    }
  }
}
