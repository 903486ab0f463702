public import WeirStreams

extension CompletableEvent: Equatable {
  /// Whether both are the same; errors are where their type and their description are.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
