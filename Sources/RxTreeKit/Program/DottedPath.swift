/// Cuts names at a sign, byte by byte: most have none, and then nothing is copied.
enum DottedPath {
  /// `["A", "B"]` for `A.B`; empty parts are left out.
  static func components(of path: String) -> [String] { parts(of: path, at: UInt8(ascii: ".")) }

  /// `B` for `A.B`; the name itself where nothing else is in it.
  static func last(of path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    return components(of: path).last ?? path
  }

  /// `["a", "b"]` for `a, b`, as an outline names several bindings or cases.
  static func listed(in names: String) -> [String] {
    parts(of: names, at: UInt8(ascii: ",")).map { name in
      name.utf8.first == UInt8(ascii: " ") ? String(name.drop { $0 == " " }) : name
    }
  }

  private static func parts(of text: String, at sign: UInt8) -> [String] {
    guard text.utf8.contains(sign) else { return text.isEmpty ? [] : [text] }
    return text.utf8.split(separator: sign).map { String($0) ?? "" }
  }
}
