/// A partial update: it changes the fields that it names, and leaves the others.
///
/// Give a `Decodable` struct one ``PatchField`` for each field that may come, and apply them; what stands in the JSON is then
/// changed, and nothing else.
public protocol ModelPatch {
  /// What it changes.
  associatedtype Model: StoredModel

  /// Changes the fields that it names.
  ///
  /// It may be called more than once for one change.
  func apply(to model: inout Model)
}
