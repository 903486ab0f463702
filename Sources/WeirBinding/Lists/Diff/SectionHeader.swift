/// Compares what sections show apart from their items.
@usableFromInline
enum SectionHeader {
  /// Whether two sections are equal but for their items; nil where the type of section has no equality.
  @usableFromInline
  static func comparison<Section: SectionModelType>(_: Section.Type) -> ((Section, Section) -> Bool)? {
    guard let type = Section.self as? any Equatable.Type else { return nil }
    return comparison(Section.self, as: type)
  }

  /// `Equal` is `Section`, which is only known to have an equality at run time.
  private static func comparison<Section: SectionModelType, Equal: Equatable>(
    _: Section.Type, as _: Equal.Type
  ) -> ((Section, Section) -> Bool)? {
    { before, after in
      let before = Section(original: before, items: [])
      let after = Section(original: after, items: [])
      return withUnsafePointer(to: before) { before in
        withUnsafePointer(to: after) { after in
          let before = UnsafeRawPointer(before).assumingMemoryBound(to: Equal.self)
          let after = UnsafeRawPointer(after).assumingMemoryBound(to: Equal.self)
          return before.pointee == after.pointee
        }
      }
    }
  }
}
