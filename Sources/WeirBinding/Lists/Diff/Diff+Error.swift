extension Diff {
  /// Why two models cannot be compared.
  ///
  /// Unchecked, because its payloads are of any type: they are the caller's own values, handed back to it by the throw, and
  /// nothing else reads them. Who sends the error to another thread sends them along.
  public enum Error: Swift.Error, @unchecked Sendable {
    /// An item that has the identity of one before it.
    case duplicateItem(item: Any)
    /// A section that has the identity of one before it.
    case duplicateSection(section: Any)
    /// A section made by `init(original:items:)` that has other items or another identity than it was given.
    case invalidInitializerImplementation(section: Any, expectedItems: Any, expectedIdentifier: Any)
  }
}

extension Diff.Error: CustomDebugStringConvertible {
  /// What is wrong, and with which value.
  public var debugDescription: String {
    switch self {
    case .duplicateItem(let item):
      "the identity of this item is that of an item before it: \(item)"
    case .duplicateSection(let section):
      "the identity of this section is that of a section before it: \(section)"
    case .invalidInitializerImplementation(let section, let items, let identity):
      "init(original:items:) made \(section), which should have the identity \(identity) and the items \(items)"
    }
  }
}
