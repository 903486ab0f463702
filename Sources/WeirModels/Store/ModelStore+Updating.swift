extension ModelStore {
  /// Puts a model in: by its merge rule into the one that is there, or as it is if there is none.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - rule: How to merge; as ``StoredModel/merged(into:)`` says if nil. It may run again if another change comes between.
  /// - Returns: What stands in the store afterwards.
  @inlinable
  @discardableResult
  public func addAndUpdate<Model: StoredModel>(_ model: Model, merging rule: MergeRule<Model>? = nil) -> Model {
    let stored = table(of: Model.self).change(model.id) { state in
      state.with(base: model.merged(by: rule, into: state.base))
    }
    return stored ?? model
  }

  /// Puts models in as one change; see ``addAndUpdate(_:merging:)``.
  public func addAndUpdate<Model: StoredModel>(contentsOf models: [Model], merging rule: MergeRule<Model>? = nil) {
    transaction { transaction in
      for model in models { transaction.addAndUpdate(model, merging: rule) }
    }
  }

  /// Changes a model, if it is there.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - id: The id. What the closure makes of the model's id is not followed: it stays under this one.
  ///   - change: Changes a copy; called on this thread, and again if another change comes between. What it throws is thrown
  ///     on, and nothing has changed.
  /// - Returns: What stands in the store afterwards; nil if there is none.
  @inlinable
  @discardableResult
  public func update<Model: StoredModel>(
    _ type: Model.Type = Model.self, id: Model.ID, _ change: (inout Model) throws -> Void
  ) rethrows -> Model? {
    try table(of: type).change(id) { state in
      guard var model = state.base else { return nil }
      try change(&model)
      return state.with(base: model)
    }
  }

  /// Changes the fields of a model that a patch names, if the model is there.
  ///
  /// - Returns: What stands in the store afterwards; nil if there is none.
  @inlinable
  @discardableResult
  public func update<Changes: ModelPatch>(
    _ type: Changes.Model.Type = Changes.Model.self, id: Changes.Model.ID, with patch: Changes
  ) -> Changes.Model? {
    update(type, id: id) { patch.apply(to: &$0) }
  }

  /// Removes a model; its observers get nil.
  ///
  /// Those who retain its id go on doing so, and see it when it comes back.
  /// - Returns: The model that was there.
  @inlinable
  @discardableResult
  public func remove<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) -> Model? {
    var removed: Model?
    table(of: type).change(id) { state in
      removed = state.model
      return state.base == nil ? nil : state.with(base: nil)
    }
    return removed
  }

  /// Removes all models of a type, as one change.
  public func removeAll<Model: StoredModel>(_ type: Model.Type) {
    transaction { transaction in
      for model in models(type) { transaction.remove(type, id: model.id) }
    }
  }
}
