/// A section of items under a model of any type, for lists that are reloaded whole.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// What the section itself shows.
  public typealias Identity = Section
  /// What a row shows.
  public typealias Item = ItemType

  /// What the section's header shows.
  public var model: Section
  /// The rows.
  public var items: [Item]

  /// A section of these items.
  @inlinable
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// The section `original` with other items.
  @inlinable
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    model = original.model
    self.items = items
  }

  /// The model.
  @inlinable
  public var identity: Section { model }
}

extension SectionModel: CustomStringConvertible {
  /// The model and the items, for logs.
  public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}
extension SectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
