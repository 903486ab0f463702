/// A JSON value whose objects keep the order of their members, so that output is the same on every machine.
enum JSONValue {
  case string(String)
  case int(Int)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  struct Member {
    let name: String
    let value: JSONValue
  }

  /// An object of the members that have a value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// Writes the value: whatever holds arrays or objects over several lines, the rest on one.
  func write(to output: inout some TextOutputStream, indent: String = "") {
    switch self {
    case .string(let text): output.write(Self.quoted(text))
    case .int(let number): output.write(String(number))
    case .array(let values):
      write(values.map { ("", $0) }, between: ("[", "]"), indent: indent, to: &output)
    case .object(let members):
      let parts = members.map { (Self.quoted($0.name) + ": ", $0.value) }
      write(parts, between: ("{", "}"), indent: indent, to: &output)
    }
  }

  private func write(
    _ parts: [(label: String, value: JSONValue)], between brackets: (open: String, close: String), indent: String,
    to output: inout some TextOutputStream
  ) {
    let isFlat = parts.allSatisfy(\.value.isScalar)
    let inner = indent + "  "
    output.write(brackets.open)
    for (index, part) in parts.enumerated() {
      if index > 0 { output.write(isFlat ? ", " : ",") }
      if !isFlat { output.write("\n" + inner) }
      output.write(part.label)
      part.value.write(to: &output, indent: inner)
    }
    if !isFlat { output.write("\n" + indent) }
    output.write(brackets.close)
  }

  private var isScalar: Bool {
    switch self {
    case .string, .int: true
    case .array, .object: false
    }
  }

  /// A JSON string; what a terminal would not show as itself is written as `\u001B`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isHidden:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
