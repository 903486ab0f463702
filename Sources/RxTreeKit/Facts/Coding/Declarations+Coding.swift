extension FunctionFacts: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.values(parameters)
    writer.optional(result)
    writer.values(body)
    writer.bool(isStatic)
    writer.values(generics)
    writer.uint(UInt(offset))
  }

  init(from reader: inout ByteReader) throws {
    self.init(
      name: try reader.string(), parameters: try reader.values(), result: try reader.optionalValue(),
      body: try reader.values(), isStatic: try reader.bool(), generics: try reader.dictionary(),
      offset: try reader.offset())
  }
}

extension PropertyFacts: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.optional(type)
    writer.optional(value)
    writer.optional(getter) { $0.values($1) }
    writer.values(observers)
    writer.bool(isStatic)
    writer.strings(attributes)
    writer.uint(UInt(offset))
  }

  init(from reader: inout ByteReader) throws {
    self.init(
      name: try reader.string(), type: try reader.optionalValue(), value: try reader.optionalValue(),
      getter: try reader.optional { try $0.values() }, observers: try reader.values(), isStatic: try reader.bool(),
      attributes: try reader.stringList(), offset: try reader.offset())
  }
}

extension TypeFacts: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.string(name)
    writer.values(inherited)
    writer.values(generics)
    writer.values(cases)
    writer.values(aliases)
    writer.values(properties)
    writer.values(functions)
    writer.values(types)
    writer.strings(attributes)
    writer.uint(UInt(offset))
  }

  init(from reader: inout ByteReader) throws {
    self.init(
      kind: try reader.rawValue(), name: try reader.string(), inherited: try reader.values(),
      generics: try reader.dictionary(), cases: try reader.values(), aliases: try reader.values(),
      properties: try reader.values(), functions: try reader.values(), types: try reader.values(),
      attributes: try reader.stringList(), offset: try reader.offset())
  }
}

extension TypeFacts.Case: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.uint(UInt(offset))
  }

  init(from reader: inout ByteReader) throws { self.init(name: try reader.string(), offset: try reader.offset()) }
}

extension TypeFacts.Alias: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.value(type)
  }

  init(from reader: inout ByteReader) throws { self.init(name: try reader.string(), type: try reader.value()) }
}

extension FileFacts: FactsCodable {
  func encode(into writer: inout ByteWriter) {
    writer.values(types)
    writer.values(functions)
    writer.values(properties)
    writer.values(aliases)
    writer.values(statements)
    writer.optional(firstError) { $0.uint(UInt($1)) }
  }

  init(from reader: inout ByteReader) throws {
    self.init(
      types: try reader.values(), functions: try reader.values(), properties: try reader.values(),
      aliases: try reader.values(), statements: try reader.values(),
      firstError: try reader.optional { try $0.number() })
  }
}
