/// What a text view has just told its delegate.
package enum TextMoment {
  /// The person begins to edit.
  case didBeginEditing
  /// The person has ended editing.
  case didEndEditing
  /// The person has changed the text.
  case didChange
  /// Another part of the text is chosen.
  case didChangeSelection
}
