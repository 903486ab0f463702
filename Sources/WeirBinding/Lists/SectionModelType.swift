/// One section of a list: its items, and whatever its header shows.
public protocol SectionModelType {
  /// What a row shows.
  associatedtype Item

  /// The rows, in order.
  ///
  /// Read once a comparison, so it may be computed.
  var items: [Item] { get }

  /// A section that is `original` but for its items, which are exactly `items`.
  ///
  /// Lists build the states between two models with it; ``Diff`` finds an initialiser that does anything else.
  init(original: Self, items: [Item])
}
