#if !canImport(UIKit)
  /// How an expression stands to zero.
  enum SolverRelation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }
#endif
