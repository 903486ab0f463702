public import WeirStreams

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same; errors are where their type and their description are.
  public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
