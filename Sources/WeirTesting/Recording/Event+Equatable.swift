public import WeirStreams

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same; errors are where their type and their description are.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Errors need not be `Equatable`; so their type and their description decide.
func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  type(of: lhs) == type(of: rhs) && "\(lhs)" == "\(rhs)"
}
