/// Which models of a type are wanted, and in which order.
public struct ModelQuery<Model: StoredModel>: Sendable {
  let matches: @Sendable (Model) -> Bool
  private let order: (@Sendable (Model, Model) -> Bool)?

  /// Makes a query.
  ///
  /// The closures are called outside of locks, each time a model of the type has changed.
  /// - Parameters:
  ///   - predicate: Which models; all if left out.
  ///   - order: Whether the first comes before the second; if nil, they come in the order in which they came to match.
  public init(
    where predicate: @escaping @Sendable (Model) -> Bool = { _ in true },
    sortedBy order: (@Sendable (Model, Model) -> Bool)? = nil
  ) {
    matches = predicate
    self.order = order
  }

  /// Sorts; what neither comes before the other stays in its order.
  func sorted(_ models: [Model]) -> [Model] { order.map { models.sorted(by: $0) } ?? models }
}
