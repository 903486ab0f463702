#if !canImport(UIKit)
  /// Work that is done in the next turn of the main actor, in the order in which it was asked for.
  ///
  /// Completions come so: what UIKit tells later is told later here too, and never while the caller still runs.
  @MainActor
  enum NextTurn {
    private static var waiting: [() -> Void] = []
    /// Whether nothing waits or runs; a host that settles asks it.
    private(set) static var isEmpty = true

    /// Adds work; work that is added by work comes a turn later.
    static func run(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      guard isEmpty else { return }
      isEmpty = false
      Task { turn() }
    }

    private static func turn() {
      let batch = waiting
      waiting = []
      for work in batch { work() }
      if waiting.isEmpty { isEmpty = true } else { Task { turn() } }
    }
  }
#endif
