/// Finds a value in JSON by names that are separated by dots.
///
/// The members of all elements of an array are an array. A name may itself have dots, where the object has a member of it.
enum JSONPath {
  static func value(at path: String, in json: Any) -> Any? {
    if let elements = json as? [Any] { return elements.compactMap { value(at: path, in: $0) } }
    guard let members = json as? [String: Any] else { return nil }
    if let member = members[path] { return member }
    guard let dot = path.firstIndex(of: "."), let member = members[String(path[..<dot])] else { return nil }
    return value(at: String(path[path.index(after: dot)...]), in: member)
  }
}
