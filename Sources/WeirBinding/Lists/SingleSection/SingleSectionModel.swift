/// The only section of a list that is reloaded whole.
public struct SingleSectionModel<T>: SectionModelType {
  /// What a row shows.
  public typealias Item = T

  /// The rows.
  public var items: [T]

  /// A section of these items.
  @inlinable
  public init(items: [T]) { self.items = items }

  /// A section of these items.
  @inlinable
  public init(original: SingleSectionModel<T>, items: [T]) { self.items = items }

  /// A list of one section of these items.
  @inlinable
  public static func create(_ items: [T]) -> SingleSection<T> { [SingleSectionModel(items: items)] }
}

extension SingleSectionModel: Equatable where T: Equatable {}
extension SingleSectionModel: Sendable where T: Sendable {}

/// A list of one section that is reloaded whole.
public typealias SingleSection<T> = [SingleSectionModel<T>]

extension Array {
  /// A list of one section of these items.
  @inlinable
  public static func create<T>(_ items: [T]) -> SingleSection<T> where Element == SingleSectionModel<T> {
    [SingleSectionModel(items: items)]
  }

  /// A list of one section of these items, which animates its changes.
  @inlinable
  public static func create<T>(_ items: [T]) -> AnimatableSingleSection<T>
  where Element == AnimatableSingleSectionModel<T> {
    [AnimatableSingleSectionModel(items: items)]
  }
}
