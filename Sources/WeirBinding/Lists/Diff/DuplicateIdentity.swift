/// Two sections, or two items, of one list that have the same identity.
///
/// Every further one is named together with the first: three items with one identity are two duplicates.
public enum DuplicateIdentity {
  /// Two sections: their identity, and the places of the first and of this one.
  case section(identity: any Hashable, first: Int, second: Int)
  /// Two items, of one section or of two: their identity, and the places of the first and of this one.
  case item(identity: any Hashable, first: ItemPath, second: ItemPath)
}

extension DuplicateIdentity: CustomStringConvertible {
  /// What has the same identity, which, and where, for logs.
  public var description: String {
    switch self {
    case .section(let identity, let first, let second):
      "sections \(first) and \(second) have the same identity, \(identity)"
    case .item(let identity, let first, let second):
      "items \(first) and \(second) have the same identity, \(identity)"
    }
  }
}
