/// A value with an identity, by which a list recognises it after it has changed or moved.
///
/// Two values with one identity are the same item (or section), whether or not they are equal. Within one list identities
/// must differ: see ``Diff`` for what happens where they do not. The identity is read a few times a comparison, so it may be
/// computed, but it, its hash and its equality should be cheap.
public protocol IdentifiableType {
  /// What tells values apart.
  associatedtype Identity: Hashable

  /// Which item this is, whatever it holds.
  var identity: Identity { get }
}
