/// A model of a row with an identity, in a list that animates its changes.
public protocol AnimatableModel: IdentifiableType, Equatable {}

/// The only section of a list that animates its changes.
public struct AnimatableSingleSectionModel<T: AnimatableModel>: AnimatableSectionModelType, Equatable {
  /// What a row shows.
  public typealias Item = T
  /// What tells sections apart; there is only one.
  public typealias Identity = String

  /// The rows.
  public var items: [T]
  /// The same for all.
  public var identity: String

  /// A section of these items.
  @inlinable
  public init(items: [T]) { (self.items, identity) = (items, "") }

  /// A section of these items.
  @inlinable
  public init(original: AnimatableSingleSectionModel<T>, items: [T]) {
    (self.items, identity) = (items, original.identity)
  }

  /// A list of one section of these items.
  @inlinable
  public static func create(_ items: [T]) -> AnimatableSingleSection<T> { [AnimatableSingleSectionModel(items: items)] }
}

extension AnimatableSingleSectionModel: Sendable where T: Sendable {}

/// A list of one section that animates its changes.
public typealias AnimatableSingleSection<T: AnimatableModel> = [AnimatableSingleSectionModel<T>]
