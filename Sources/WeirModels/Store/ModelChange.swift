/// What has happened to a model of a store.
public enum ModelChange<Model: StoredModel>: Sendable {
  /// It has come in, or changed.
  case stored(Model, id: Model.ID)
  /// It was removed.
  case removed(id: Model.ID)
  /// It has gone because nobody needed it any more; see ``IdlePolicy``.
  case dropped(id: Model.ID)
}

extension ModelChange: Equatable where Model: Equatable {}
