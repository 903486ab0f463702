/// What is special about an element at the moment.
///
/// Its raw value is the word in an outline.
public enum OutlineState: String, Sendable, Hashable, CaseIterable {
  /// It does not take what a person does.
  case disabled
  /// It is chosen.
  case selected
  /// It has a check mark.
  case checked
  /// A person types into it.
  case editing
  /// It can be read and not changed.
  case readOnly = "read-only"
  /// A tap on it is heard, though it is no control.
  case tappable
  /// It works.
  case busy
  /// It undoes or deletes something.
  case destructive
}
