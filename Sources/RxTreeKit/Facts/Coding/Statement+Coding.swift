extension Statement: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    switch self {
    case .expression(let expression):
      writer.byte(0)
      writer.value(expression)
    case .binding(let pattern, let type, let value):
      writer.byte(1)
      writer.value(pattern)
      writer.optional(type)
      writer.optional(value)
    case .result(let value):
      writer.byte(2)
      writer.optional(value)
    case .scope(let body):
      writer.byte(7)
      writer.values(body)
    case .function(let function):
      writer.byte(8)
      writer.value(function)
    case .branch, .exit, .selection, .loop: encodeControl(into: &writer)
    }
  }

  private func encodeControl(into writer: inout ByteWriter) {
    switch self {
    case .branch(let conditions, let then, let otherwise):
      writer.byte(3)
      writer.values(conditions)
      writer.values(then)
      writer.values(otherwise)
    case .exit(let conditions, let otherwise):
      writer.byte(4)
      writer.values(conditions)
      writer.values(otherwise)
    case .selection(let subject, let cases):
      writer.byte(5)
      writer.value(subject)
      writer.values(cases)
    case .loop(let pattern, let sequence, let body):
      writer.byte(6)
      writer.value(pattern)
      writer.value(sequence)
      writer.values(body)
    case .expression, .binding, .result, .scope, .function: break
    }
  }

  init(from reader: inout ByteReader) throws {
    switch try reader.byte() {
    case 0: self = .expression(try reader.value())
    case 1: self = .binding(try reader.value(), try reader.optionalValue(), try reader.optionalValue())
    case 2: self = .result(try reader.optionalValue())
    case 3: self = .branch(try reader.values(), then: try reader.values(), otherwise: try reader.values())
    case 4: self = .exit(try reader.values(), otherwise: try reader.values())
    case 5: self = .selection(try reader.value(), try reader.values())
    case 6: self = .loop(try reader.value(), try reader.value(), try reader.values())
    case 7: self = .scope(try reader.values())
    case 8: self = .function(try reader.value())
    default: throw ByteReader.Failure.badValue
    }
  }
}

extension Statement.Condition: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    switch self {
    case .expression(let expression):
      writer.bool(false)
      writer.value(expression)
    case .match(let pattern, let value):
      writer.bool(true)
      writer.value(pattern)
      writer.value(value)
    }
  }

  init(from reader: inout ByteReader) throws {
    if try reader.bool() {
      self = .match(try reader.value(), try reader.value())
    } else {
      self = .expression(try reader.value())
    }
  }
}

extension Statement.Case: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.values(patterns)
    writer.values(body)
    writer.uint(UInt(offset))
  }

  init(from reader: inout ByteReader) throws {
    self.init(patterns: try reader.values(), body: try reader.values(), offset: try reader.offset())
  }
}

extension Pattern: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    switch self {
    case .name(let name):
      writer.byte(0)
      writer.string(name)
    case .tuple(let patterns):
      writer.byte(1)
      writer.values(patterns)
    case .enumCase(let name, let patterns):
      writer.byte(2)
      writer.string(name)
      writer.values(patterns)
    case .type(let pattern, let type):
      writer.byte(3)
      writer.value(pattern)
      writer.value(type)
    case .value(let expression):
      writer.byte(4)
      writer.value(expression)
    case .wildcard: writer.byte(5)
    }
  }

  init(from reader: inout ByteReader) throws {
    switch try reader.byte() {
    case 0: self = .name(try reader.string())
    case 1: self = .tuple(try reader.values())
    case 2: self = .enumCase(try reader.string(), try reader.values())
    case 3: self = .type(try reader.value(), try reader.value())
    case 4: self = .value(try reader.value())
    case 5: self = .wildcard
    default: throw ByteReader.Failure.badValue
    }
  }
}
