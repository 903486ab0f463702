extension SignatureReader {
  /// The parameters of a function, as far as labels, names and plain types go; a default value is only known to be there.
  static func parameters(_ header: ArraySlice<UInt8>, after offset: Int) -> [Parameter] {
    guard header.indices.contains(offset),
      let open = header[offset...].firstIndex(of: UInt8(ascii: "("))
    else { return [] }
    return pieces(header[(open + 1)...]).compactMap(parameter)
  }

  /// What commas separate up to the closing parenthesis.
  private static func pieces(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = bytes.startIndex
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where index > start && bytes[index - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")") where depth == 0:
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
    return Parameter(
      label: first == "_" ? nil : first, name: last, type: type(piece[(colon + 1)...]),
      defaultValue: hasDefault ? Expression(kind: .opaque, offset: 0) : nil)
  }
}
