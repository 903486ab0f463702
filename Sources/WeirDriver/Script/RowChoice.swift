/// Which row of a list is meant.
public enum RowChoice: Sendable, Hashable {
  /// By its number over all sections, from 1 on, in the list in front or a named one.
  case number(Int, in: ElementName?)
  /// By its text, or one of its texts.
  case text(ElementName)
}
