/// Reads the few things of a declaration's header that an outline does not tell, without parsing it.
enum SignatureReader {
  private static let arrow = Array("->".utf8)

  /// The type after `->`, as far as it is a plain name.
  static func result(_ header: ArraySlice<UInt8>) -> TypeName? {
    guard header.count >= 2 else { return nil }
    var index = header.endIndex - 2
    while index >= header.startIndex {
      if header[index] == arrow[0], header[index + 1] == arrow[1] { return type(header[(index + 2)...]) }
      index -= 1
    }
    return nil
  }

  /// The type after the colon that follows a property's name, as far as it is a plain name.
  static func annotation(_ header: ArraySlice<UInt8>, after offset: Int) -> TypeName? {
    guard header.indices.contains(offset) else { return nil }
    let rest = header[offset...].drop { isSpace($0) || $0 == UInt8(ascii: "`") }
    if rest.first == UInt8(ascii: "=") { return made(rest.dropFirst()) }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    return type(rest.dropFirst())
  }

  /// The type that an initial value `X(…)` makes.
  private static func made(_ value: ArraySlice<UInt8>) -> TypeName? {
    guard let name = type(value), let path = name.path, path.startsInUpperCase else { return nil }
    let after = value.drop(while: isSpace).dropFirst(path.utf8.count).drop { $0 != UInt8(ascii: "(") && !isSpace($0) }
    return after.first == UInt8(ascii: "(") ? name : nil
  }

  /// Whether `static` or `class` stands before the name.
  static func isStatic(_ header: ArraySlice<UInt8>, before offset: Int) -> Bool {
    !known(statics, in: header[..<max(header.startIndex, min(offset, header.endIndex))]).isEmpty
  }

  /// The names of attributes, and modifiers such as `weak`.
  static func attributes(_ header: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    var index = header.startIndex
    while index < header.endIndex {
      if header[index] == UInt8(ascii: "@") {
        let name = header[(index + 1)...].prefix(while: isIdentifier)
        found.append(String(decoding: name, as: UTF8.self))
        index += name.count
      }
      index += 1
    }
    return found + known(references, in: header.prefix(64))
  }

  private static let statics = ["static", "class"]
  private static let references = ["weak", "unowned"]

  /// Which of a few words stand in some bytes, in the order of the source.
  private static func known(_ wanted: [String], in bytes: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, isIdentifier(bytes[index]) { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        for text in wanted where text.utf8.count == word.count && text.utf8.elementsEqual(word) { found.append(text) }
        index += 1
      }
    }
    return found
  }

  static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !isIdentifier($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `any A.B<C>?` is `A.B<C>`; what is more than a name with plain arguments is unknown.
  static func type(_ bytes: ArraySlice<UInt8>) -> TypeName? {
    var rest = bytes.drop(while: isSpace)
    for word in ignored where rest.starts(with: word) { rest = rest.dropFirst(word.count).drop(while: isSpace) }
    let path = rest.prefix { isIdentifier($0) || $0 == UInt8(ascii: ".") }
    guard !path.isEmpty else { return nil }
    let after = rest.dropFirst(path.count)
    let arguments = after.first == UInt8(ascii: "<") ? words(after.prefix { $0 != UInt8(ascii: ">") }) : []
    return .named(String(decoding: path, as: UTF8.self), arguments.map { .named($0, []) })
  }

  /// Words before a type that do not change what it is.
  private static let ignored = ["inout ", "any ", "some "].map { Array($0.utf8) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
