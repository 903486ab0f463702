/// A section of items under a model, both with identities, for lists that animate their changes.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable> {
  /// What a row shows.
  public typealias Item = ItemType
  /// What tells sections apart.
  public typealias Identity = Section.Identity

  /// What the section's header shows.
  public var model: Section
  /// The rows.
  public var items: [Item]

  /// A section of these items.
  @inlinable
  public init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

extension AnimatableSectionModel: AnimatableSectionModelType {
  /// The model's identity.
  @inlinable
  public var identity: Section.Identity { model.identity }

  /// The section `original` with other items.
  @inlinable
  public init(original: AnimatableSectionModel, items: [Item]) {
    model = original.model
    self.items = items
  }

  /// The hash of the identity.
  public var hashValue: Int { model.identity.hashValue }
}

extension AnimatableSectionModel: CustomStringConvertible {
  /// The model and the items, for logs.
  public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
extension AnimatableSectionModel: Sendable where Section: Sendable, ItemType: Sendable {}
