extension SignatureReader {
  /// Where a name stands that is bound after another in one declaration: behind a comma outside of brackets and strings.
  static func place(of name: String, in declaration: ArraySlice<UInt8>, after offset: Int) -> Int? {
    let wanted = Array(name.utf8)
    var depth = 0
    var isText = false
    var index = max(offset, declaration.startIndex)
    while index < declaration.endIndex {
      switch declaration[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        let rest = declaration[(index + 1)...].drop { isSpace($0) || $0 == UInt8(ascii: "`") }
        let next = rest.dropFirst(wanted.count).first
        if rest.starts(with: wanted), !(next.map(isIdentifier) ?? false) { return rest.startIndex }
      default: break
      }
      index += 1
    }
    return nil
  }
}
