/// Compares what sections show apart from their items.
@usableFromInline
enum SectionHeader {
  /// Compares two values, by their addresses.
  @usableFromInline typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The equality of a type of section; nil where it has none.
  @usableFromInline
  static func equality<Section: SectionModelType>(of type: Section.Type) -> Comparison? {
    // Only at run time can it be known whether the type has one.
    (type as? any Equatable.Type).map { comparison($0) }
  }

  private static func comparison<Value: Equatable>(_: Value.Type) -> Comparison {
    { before, after in
      before.assumingMemoryBound(to: Value.self).pointee == after.assumingMemoryBound(to: Value.self).pointee
    }
  }

  /// Whether two sections are equal but for their items.
  ///
  /// `isEqual` must be the equality of their type.
  @inlinable
  @inline(__always)
  static func isSame<Section: SectionModelType>(_ before: Section, _ after: Section, _ isEqual: Comparison) -> Bool {
    let before = Section(original: before, items: [])
    let after = Section(original: after, items: [])
    return withUnsafePointer(to: before) { before in withUnsafePointer(to: after) { isEqual(before, $0) } }
  }
}
