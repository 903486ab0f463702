/// A value of a property list in the form that Xcode keeps projects in.
enum PropertyList: Hashable {
  case text(String)
  case list([PropertyList])
  /// The pairs in their order: nearly all tables are so small that a search is faster than a hash.
  case table([Pair])

  /// A key and its value.
  struct Pair: Hashable {
    let key: String
    let value: PropertyList
  }

  /// The value of a key, the last one where there are several; nil if this is no table.
  subscript(key: String) -> PropertyList? {
    guard case .table(let pairs) = self else { return nil }
    return pairs.last { $0.key == key }?.value
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list; others are left out.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }

  /// The values of a table by their keys.
  var byKey: [String: PropertyList] {
    guard case .table(let pairs) = self else { return [:] }
    var values: [String: PropertyList] = [:]
    values.reserveCapacity(pairs.count)
    for pair in pairs { values[pair.key] = pair.value }
    return values
  }
}
