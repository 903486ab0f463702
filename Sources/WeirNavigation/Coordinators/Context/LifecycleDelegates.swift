/// Those that hear of a controller's lifecycle, in the order in which they were added; each once.
@MainActor
final class LifecycleDelegates {
  private struct Entry {
    weak var delegate: (any ViewControllerLifecycleDelegate)?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether nobody was added.
  var isEmpty: Bool { entries.isEmpty }

  func add(_ delegate: any ViewControllerLifecycleDelegate) {
    entries.removeAll { $0.delegate == nil || $0.delegate === delegate }
    entries.append(Entry(delegate: delegate))
  }

  /// Calls a closure with each of those that are there now.
  func tell(_ body: (any ViewControllerLifecycleDelegate) -> Void) {
    for delegate in entries.compactMap(\.delegate) { body(delegate) }
  }
}
