/// What is known of types, by their identifiers: an array, since those are small numbers.
struct TypeTable<Value> {
  private var values: [Value?] = []

  /// What is known of a type; nil at first.
  subscript(id: TypeID) -> Value? {
    get { id.index < values.count ? values[id.index] : nil }
    set {
      if id.index >= values.count { values += [Value?](repeating: nil, count: id.index + 1 - values.count) }
      values[id.index] = newValue
    }
  }
}

extension TypeTable: Sendable where Value: Sendable {}
