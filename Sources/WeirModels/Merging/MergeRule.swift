/// How a model that comes in is merged into the one that is there.
public struct MergeRule<Model>: Sendable {
  private let merge: @Sendable (_ old: Model, _ new: Model) -> Model

  /// Makes a rule of a closure, which may be called more than once for one change.
  public init(_ merge: @escaping @Sendable (_ old: Model, _ new: Model) -> Model) {
    self.merge = merge
  }

  /// The new model takes the place of the old one.
  public static var replace: MergeRule { MergeRule { $1 } }

  /// The old model stays.
  public static var keep: MergeRule { MergeRule { old, _ in old } }

  /// The model whose value is greater stays, such as that of a version or a date; the new one where they are equal.
  public static func newest<Value: Comparable & Sendable>(by value: @escaping @Sendable (Model) -> Value) -> MergeRule {
    MergeRule { old, new in value(new) < value(old) ? old : new }
  }

  /// What the closure takes from the new model is set in the old one; all else stays.
  public static func taking(_ take: @escaping @Sendable (_ old: inout Model, _ new: Model) -> Void) -> MergeRule {
    MergeRule { old, new in
      var merged = old
      take(&merged, new)
      return merged
    }
  }

  /// The new model takes the old one's value where its own is nil.
  public func keepingOld<Value>(
    _ field: WritableKeyPath<Model, Value?> & Sendable
  ) -> MergeRule {
    MergeRule { [merge] old, new in
      var merged = merge(old, new)
      if merged[keyPath: field] == nil { merged[keyPath: field] = old[keyPath: field] }
      return merged
    }
  }

  /// The merged model.
  public func callAsFunction(_ old: Model, _ new: Model) -> Model { merge(old, new) }
}

extension StoredModel {
  @inlinable
  func merged(by rule: MergeRule<Self>?, into old: Self?) -> Self {
    guard let old else { return self }
    return rule.map { $0(old, self) } ?? merged(into: old)
  }
}
