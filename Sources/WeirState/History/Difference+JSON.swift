extension JSONValue {
  /// The parts in which another value differs from this one, in order.
  public func differences(to other: JSONValue) -> [Difference] {
    var found: [Difference] = []
    collect(other, "", &found)
    return found
  }

  private func collect(_ other: JSONValue, _ path: String, _ found: inout [Difference]) {
    if self == other { return }
    switch (self, other) {
    case (.object(let old), .object(let new)):
      for name in Set(old.keys).union(new.keys).sorted() {
        JSONValue.collect(old[name], new[name], Difference.join(path, name), &found)
      }
    case (.array(let old), .array(let new)):
      for index in 0..<max(old.count, new.count) {
        let (old, new) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
        JSONValue.collect(old, new, "\(path)[\(index)]", &found)
      }
    default:
      found.append(Difference(path: path, old: "\(self)", new: "\(other)"))
    }
  }

  private static func collect(_ old: JSONValue?, _ new: JSONValue?, _ path: String, _ found: inout [Difference]) {
    if let old, let new { return old.collect(new, path, &found) }
    if old == nil, new == nil { return }
    found.append(Difference(path: path, old: old.map { "\($0)" }, new: new.map { "\($0)" }))
  }
}
