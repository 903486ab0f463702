extension SignatureReader {
  /// The parameters of a function, as far as labels, names and plain types go; a default value is only known to be there.
  static func parameters(_ header: ArraySlice<UInt8>, after offset: Int) -> [Parameter] {
    guard header.indices.contains(offset),
      let open = header[offset...].firstIndex(of: UInt8(ascii: "("))
    else { return [] }
    return pieces(header[(open + 1)...], until: UInt8(ascii: ")")).compactMap(parameter)
  }

  /// What commas separate up to the closing bracket.
  private static func pieces(_ bytes: ArraySlice<UInt8>, until end: UInt8) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = bytes.startIndex
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where index > start && bytes[index - 1] == UInt8(ascii: "-"): break
      case end where depth == 0:
        pieces.append(bytes[start..<index])
        return pieces
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        pieces.append(bytes[start..<index])
        start = index + 1
      default: break
      }
    }
    return pieces
  }

  private static func parameter(_ piece: ArraySlice<UInt8>) -> Parameter? {
    guard let colon = piece.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let names = words(piece[..<colon]).filter { !$0.isEmpty }
    guard let first = names.first, let last = names.last else { return nil }
    let hasDefault = piece[colon...].contains(UInt8(ascii: "="))
    let isVariadic = piece.suffix(3).elementsEqual("...".utf8)
    let type = type(piece[(colon + 1)...].prefix { !isVariadic || $0 != UInt8(ascii: ".") })
    return Parameter(
      label: first == "_" ? nil : first, name: last, type: isVariadic ? type.map { .array($0) } : type,
      defaultValue: hasDefault ? Expression(kind: .opaque, offset: 0) : nil, isVariadic: isVariadic)
  }

  /// The generic parameters behind a name, with the types that they are constrained to.
  static func generics(_ header: ArraySlice<UInt8>, after offset: Int) -> [String: TypeName] {
    guard header.indices.contains(offset) else { return [:] }
    let rest = header[offset...].drop { isIdentifier($0) || $0 == UInt8(ascii: "`") }.drop(while: isSpace)
    guard rest.first == UInt8(ascii: "<") else { return [:] }
    var generics: [String: TypeName] = [:]
    for piece in pieces(rest.dropFirst(), until: UInt8(ascii: ">")) {
      let colon = piece.firstIndex(of: UInt8(ascii: ":")) ?? piece.endIndex
      guard let name = words(piece[..<colon]).last, generics[name] == nil else { continue }
      generics[name] = type(piece[colon...].dropFirst()) ?? .unknown
    }
    return generics
  }
}
