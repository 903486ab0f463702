/// The place of an item in a list of sections.
public struct ItemPath: Hashable, Sendable {
  /// The section, from 0.
  public let sectionIndex: Int
  /// The item in the section, from 0.
  public let itemIndex: Int

  /// The place of item `itemIndex` of section `sectionIndex`.
  @inlinable
  public init(sectionIndex: Int, itemIndex: Int) {
    self.sectionIndex = sectionIndex
    self.itemIndex = itemIndex
  }
}

extension ItemPath: CustomDebugStringConvertible {
  /// The place as "(section, item)".
  public var debugDescription: String { "(\(sectionIndex), \(itemIndex))" }
}
