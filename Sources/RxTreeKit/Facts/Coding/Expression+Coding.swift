extension Expression: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.uint(UInt(offset))
    if !encodeReference(into: &writer) { encodeRest(into: &writer) }
  }

  /// Writes names, members and calls, which are most of all expressions.
  private func encodeReference(into writer: inout ByteWriter) -> Bool {
    switch kind {
    case .name(let name, let types):
      writer.byte(0)
      writer.string(name)
      writer.values(types)
    case .implicitMember(let name):
      writer.byte(1)
      writer.string(name)
    case .member(let base, let name, let types):
      writer.byte(2)
      writer.value(base)
      writer.string(name)
      writer.values(types)
    case .call(let callee, let arguments):
      writer.byte(3)
      writer.value(callee)
      writer.values(arguments)
    case .element(let base, let arguments):
      writer.byte(4)
      writer.value(base)
      writer.values(arguments)
    default: return false
    }
    return true
  }

  private func encodeRest(into writer: inout ByteWriter) {
    switch kind {
    case .array(let elements): encode(5, elements, &writer)
    case .tuple(let elements): encode(6, elements, &writer)
    case .closure(let closure): encode(7, [closure], &writer)
    case .cast(let value, let type): encode(8, value, type, &writer)
    case .check(let value, let type): encode(9, value, type, &writer)
    case .text(let text):
      writer.byte(10)
      writer.string(text)
    case .assignment(let target, let value): encode(11, target, value, &writer)
    case .choice(let values): encode(12, values, &writer)
    case .operation(let name, let operands):
      writer.byte(13)
      writer.string(name)
      writer.values(operands)
    case .block(let statements): encode(14, statements, &writer)
    case .type(let type): encode(15, [type], &writer)
    default: writer.byte(16)
    }
  }

  private func encode(_ tag: UInt8, _ values: [some FactsCodable], _ writer: inout ByteWriter) {
    writer.byte(tag)
    writer.values(values)
  }

  private func encode(
    _ tag: UInt8, _ first: some FactsCodable, _ second: some FactsCodable, _ writer: inout ByteWriter
  ) {
    writer.byte(tag)
    writer.value(first)
    writer.value(second)
  }

  init(from reader: inout ByteReader) throws {
    let offset = try reader.offset()
    let tag = try reader.byte()
    self.init(kind: try Self.reference(tag, &reader) ?? Self.rest(tag, &reader), offset: offset)
  }

  private static func reference(_ tag: UInt8, _ reader: inout ByteReader) throws -> Kind? {
    switch tag {
    case 0: .name(try reader.string(), try reader.values())
    case 1: .implicitMember(try reader.string())
    case 2: .member(try reader.value(), try reader.string(), try reader.values())
    case 3: .call(try reader.value(), try reader.values())
    case 4: .element(try reader.value(), try reader.values())
    default: nil
    }
  }

  private static func rest(_ tag: UInt8, _ reader: inout ByteReader) throws -> Kind {
    switch tag {
    case 5: return .array(try reader.values())
    case 6: return .tuple(try reader.values())
    case 7: return .closure(try only(try reader.values()))
    case 8: return .cast(try reader.value(), try reader.value())
    case 9: return .check(try reader.value(), try reader.value())
    case 10: return .text(try reader.string())
    case 11: return .assignment(try reader.value(), try reader.value())
    case 12: return .choice(try reader.values())
    case 13: return .operation(try reader.string(), try reader.values())
    case 14: return .block(try reader.values())
    case 15: return .type(try only(try reader.values()))
    case 16: return .opaque
    default: throw ByteReader.Failure.badValue
    }
  }

  private static func only<Value>(_ values: [Value]) throws -> Value {
    guard let first = values.first else { throw ByteReader.Failure.badValue }
    return first
  }
}

extension Expression.Argument: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.optionalString(label)
    writer.value(value)
  }

  init(from reader: inout ByteReader) throws {
    self.init(label: try reader.optionalString(), value: try reader.value())
  }
}

extension Expression.Closure: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.values(parameters)
    writer.optional(result)
    writer.values(body)
  }

  init(from reader: inout ByteReader) throws {
    self.init(parameters: try reader.values(), result: try reader.optionalValue(), body: try reader.values())
  }
}

extension Parameter: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.optionalString(label)
    writer.string(name)
    writer.optional(type)
    writer.optional(defaultValue)
    writer.bool(isVariadic)
    writer.bool(isInout)
  }

  init(from reader: inout ByteReader) throws {
    self.init(
      label: try reader.optionalString(), name: try reader.string(), type: try reader.optionalValue(),
      defaultValue: try reader.optionalValue(), isVariadic: try reader.bool(),
      isInout: try reader.bool())
  }
}
