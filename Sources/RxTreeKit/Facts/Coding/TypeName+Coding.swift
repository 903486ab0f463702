extension TypeName: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    switch self {
    case .named(let path, let arguments):
      writer.byte(0)
      writer.string(path)
      writer.values(arguments)
    case .array(let element):
      writer.byte(1)
      writer.value(element)
    case .tuple(let elements):
      writer.byte(2)
      writer.values(elements)
    case .function(let result):
      writer.byte(3)
      writer.value(result)
    case .composition(let parts):
      writer.byte(4)
      writer.values(parts)
    case .unknown: writer.byte(5)
    }
  }

  init(from reader: inout ByteReader) throws {
    switch try reader.byte() {
    case 0: self = .named(try reader.string(), try reader.values())
    case 1: self = .array(try reader.value())
    case 2: self = .tuple(try reader.values())
    case 3: self = .function(try reader.value())
    case 4: self = .composition(try reader.values())
    case 5: self = .unknown
    default: throw ByteReader.Failure.badValue
    }
  }
}

extension TypeName.Element: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.optionalString(label)
    writer.value(type)
  }

  init(from reader: inout ByteReader) throws {
    self.init(label: try reader.optionalString(), type: try reader.value())
  }
}
