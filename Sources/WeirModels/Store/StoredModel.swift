/// A model that a ``ModelStore`` can hold: it has an id, and may be used on any thread.
///
/// A struct, or a class that does not change (or guards itself). A model of a class is changed by putting a changed copy in
/// its place: what is changed inside the object cannot be rolled back, and may be changed twice when an update is repeated.
/// The store calls `hash(into:)` and `==` of the id while it holds a lock: they must not use the store.
public protocol StoredModel: Identifiable, Sendable where ID: Sendable {
  /// What stands in the store after this model has come in for the one that is there; this model, unless you say otherwise.
  ///
  /// It may be called more than once for one change, on the thread that makes the change.
  func merged(into old: Self) -> Self

  /// Whether observers need not be told that one has taken the place of the other.
  ///
  /// Equality for models that are `Equatable`; else never.
  static func isSame(_ one: Self, _ other: Self) -> Bool
}

extension StoredModel {
  /// The new model takes the place of the old one.
  public func merged(into old: Self) -> Self { self }

  /// Never: each change is told.
  public static func isSame(_ one: Self, _ other: Self) -> Bool { false }
}

extension StoredModel where Self: Equatable {
  /// Whether they are equal.
  public static func isSame(_ one: Self, _ other: Self) -> Bool { one == other }
}
