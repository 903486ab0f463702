/// A partial update that is put together in code.
///
/// A field that is set twice keeps the last value.
public struct Patch<Model: StoredModel>: ModelPatch, Sendable {
  private var changes: [@Sendable (inout Model) -> Void] = []

  /// Makes a patch that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// This patch, which also sets a field.
  public func setting<Value: Sendable>(
    _ field: WritableKeyPath<Model, Value> & Sendable, to value: Value
  ) -> Patch {
    adding { $0[keyPath: field] = value }
  }

  /// This patch, which also sets a field where there is a value for it.
  public func setting<Value: Sendable>(
    _ field: WritableKeyPath<Model, Value> & Sendable, to value: PatchField<Value>
  ) -> Patch {
    value.isAbsent ? self : adding { value.apply(to: &$0[keyPath: field]) }
  }

  /// This patch, which also sets a field to nil.
  public func clearing<Value: Sendable>(_ field: WritableKeyPath<Model, Value?> & Sendable) -> Patch {
    adding { $0[keyPath: field] = nil }
  }

  /// Changes the fields that it names.
  public func apply(to model: inout Model) {
    for change in changes { change(&model) }
  }

  private func adding(_ change: @escaping @Sendable (inout Model) -> Void) -> Patch {
    var patch = self
    patch.changes.append(change)
    return patch
  }
}
