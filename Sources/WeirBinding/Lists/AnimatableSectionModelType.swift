/// A section that can be compared with a later state of itself, so that a list animates from one to the other.
///
/// The section's identity says which section it is, the items' identities which items they are; an item that is no longer
/// equal is reloaded. A section that is `Equatable` is reloaded as well once it differs in more than its items.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
