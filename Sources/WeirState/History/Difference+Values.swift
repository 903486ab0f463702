extension Difference {
  /// The parts in which two values differ, found by reflection, in the order of their declaration.
  ///
  /// Structures, tuples, optionals, enums and collections are looked into; sets and dictionaries are compared by their
  /// elements. Objects are compared by identity where they are the same one, else looked into. At most `depth` deep.
  public static func between(_ old: Any, _ new: Any, depth: Int = 16) -> [Difference] {
    var found: [Difference] = []
    collect(old, new, "", depth, &found)
    return found
  }

  private static func collect(_ old: Any, _ new: Any, _ path: String, _ depth: Int, _ found: inout [Difference]) {
    if isSame(old, new) { return }
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    let isLeaf = oldMirror.children.isEmpty && newMirror.children.isEmpty
    guard type(of: old) == type(of: new), !isLeaf, depth > 0, haveSameCase(oldMirror, newMirror) else {
      return addLeaf(old, new, path, &found)
    }
    switch oldMirror.displayStyle {
    case .dictionary: collectDictionary(old, new, path, depth, &found)
    case .set: collectSet(oldMirror, newMirror, path, &found)
    default: collectChildren(oldMirror, newMirror, path, depth, &found)
    }
  }

  private static func isSame(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, new) }
    guard type(of: old) is AnyClass, type(of: new) is AnyClass else { return false }
    return old as AnyObject === new as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { (new as? Value) == old }

  private static func haveSameCase(_ old: Mirror, _ new: Mirror) -> Bool {
    guard old.displayStyle == .enum || old.displayStyle == .optional else { return true }
    return old.children.first?.label == new.children.first?.label && old.children.count == new.children.count
  }

  private static func addLeaf(_ old: Any, _ new: Any, _ path: String, _ found: inout [Difference]) {
    let (old, new) = (describe(old), describe(new))
    // What cannot be compared and reads the same is taken for unchanged.
    if old != new { found.append(Difference(path: path, old: old, new: new)) }
  }

  private static func collectChildren(
    _ old: Mirror, _ new: Mirror, _ path: String, _ depth: Int, _ found: inout [Difference]
  ) {
    let isList = old.displayStyle == .collection
    let (oldChildren, newChildren) = (Array(old.children), Array(new.children))
    for index in 0..<max(oldChildren.count, newChildren.count) {
      let (old, new) = (
        index < oldChildren.count ? oldChildren[index] : nil, index < newChildren.count ? newChildren[index] : nil
      )
      let label = isList ? "[\(index)]" : (old ?? new)?.label ?? "\(index)"
      // An optional's payload is at the place of the optional.
      let place = label == "some" ? path : join(path, label)
      if let old, let new {
        collect(old.value, new.value, place, depth - 1, &found)
      } else {
        found.append(Difference(path: place, old: old.map { describe($0.value) }, new: new.map { describe($0.value) }))
      }
    }
  }

  private static func collectDictionary(
    _ old: Any, _ new: Any, _ path: String, _ depth: Int, _ found: inout [Difference]
  ) {
    guard let old = old as? [AnyHashable: Any], let new = new as? [AnyHashable: Any] else { return }
    let keys = Set(old.keys).union(new.keys).sorted { "\($0)" < "\($1)" }
    for key in keys {
      let place = "\(path)[\(describe(key.base))]"
      if let old = old[key], let new = new[key] {
        collect(old, new, place, depth - 1, &found)
      } else {
        found.append(Difference(path: place, old: old[key].map(describe), new: new[key].map(describe)))
      }
    }
  }

  private static func collectSet(_ old: Mirror, _ new: Mirror, _ path: String, _ found: inout [Difference]) {
    let (old, new) = (Set(old.children.map { describe($0.value) }), Set(new.children.map { describe($0.value) }))
    for element in old.subtracting(new).sorted() { found.append(Difference(path: path, old: element, new: nil)) }
    for element in new.subtracting(old).sorted() { found.append(Difference(path: path, old: nil, new: element)) }
  }

  private static func describe(_ value: Any) -> String {
    if let text = value as? String { return text.debugDescription }
    return String(describing: value)
  }
}
