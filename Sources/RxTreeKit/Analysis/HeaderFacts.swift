/// Turns an outline into facts that know types and signatures, but no bodies: enough to tell what a type is.
struct HeaderFacts {
  private let bytes: [UInt8]

  /// What a scanned file declares.
  static func facts(of file: ScannedFile) -> FileFacts {
    var blanked = 0
    let reader = HeaderFacts(
      bytes: BlankSource.make(from: file.bytes, without: file.outline.comments, blanked: &blanked))
    let members = reader.members(file.outline.declarations)
    return FileFacts(
      types: members.types, functions: members.functions, properties: members.properties, aliases: members.aliases,
      statements: [])
  }

  private func members(_ declarations: [OutlineDeclaration]) -> Members {
    var members = Members()
    for declaration in declarations { add(declaration, to: &members) }
    return members
  }

  private func add(_ declaration: OutlineDeclaration, to members: inout Members) {
    switch declaration.kind {
    case .function: members.functions.append(function(declaration, name: declaration.name))
    case .initializer: members.functions.append(function(declaration, name: "init"))
    case .property: members.properties += properties(declaration)
    case .enumCase:
      members.cases += names(declaration).map { TypeFacts.Case(name: $0.text, offset: UInt32($0.offset)) }
    case .typealias:
      let parts = declaration.inherited.map(typeName)
      if let type = parts.first {
        let alias = TypeFacts.Alias(name: declaration.name, type: parts.count == 1 ? type : .composition(parts))
        members.aliases.append(alias)
      }
    default:
      if let kind = TypeFacts.Kind(declaration.kind) { members.types.append(type(declaration, kind)) }
    }
  }

  private func type(_ declaration: OutlineDeclaration, _ kind: TypeFacts.Kind) -> TypeFacts {
    let members = self.members(declaration.members)
    return TypeFacts(
      kind: kind, name: declaration.name, inherited: declaration.inherited.map(typeName),
      generics: SignatureReader.generics(bytes[declaration.headerRange], after: declaration.nameOffset),
      cases: members.cases, aliases: members.aliases, properties: members.properties, functions: members.functions,
      types: members.types, attributes: SignatureReader.attributes(bytes[declaration.headerRange]),
      offset: UInt32(declaration.nameOffset))
  }

  private func function(_ declaration: OutlineDeclaration, name: String) -> FunctionFacts {
    let header = bytes[declaration.headerRange]
    return FunctionFacts(
      name: name, parameters: SignatureReader.parameters(header, after: declaration.nameOffset),
      result: SignatureReader.result(header), body: [],
      isStatic: SignatureReader.isStatic(header, before: declaration.nameOffset),
      generics: SignatureReader.generics(header, after: declaration.nameOffset),
      offset: UInt32(declaration.nameOffset))
  }

  private func properties(_ declaration: OutlineDeclaration) -> [PropertyFacts] {
    let header = bytes[declaration.headerRange]
    let names = self.names(declaration)
    let annotation = { (name: Name) in
      SignatureReader.annotation(bytes[declaration.range], after: name.offset + name.text.utf8.count)
    }
    // In `let a, b: T` the type stands at the last name only.
    let lastType = names.last.flatMap(annotation)
    let attributes = SignatureReader.attributes(header).filter(PropertyFacts.matters)
    let getter: [Statement]? = isRequirement(declaration) ? [] : nil
    return names.map { name in
      PropertyFacts(
        name: name.text, type: annotation(name) ?? (isFollowedByComma(name, declaration) ? lastType : nil),
        value: nil, getter: getter, observers: [],
        isStatic: SignatureReader.isStatic(header, before: declaration.nameOffset),
        attributes: attributes, offset: UInt32(name.offset))
    }
  }

  /// Whether a property has accessors without bodies: `var x: X { get }`.
  private func isRequirement(_ declaration: OutlineDeclaration) -> Bool {
    guard declaration.bodies.isEmpty else { return false }
    let rest = bytes[declaration.headerRange.upperBound..<declaration.range.upperBound]
    return rest.first { !SignatureReader.isSpace($0) } == UInt8(ascii: "{")
  }

  /// A name that a declaration binds, and where it stands.
  private struct Name {
    let text: String
    let offset: Int
  }

  private func names(_ declaration: OutlineDeclaration) -> [Name] {
    var names: [Name] = []
    for text in DottedPath.listed(in: declaration.name) {
      let last = names.last
      let start = last.map { $0.offset + $0.text.utf8.count }
      let next = start.flatMap { SignatureReader.place(of: text, in: bytes[declaration.range], after: $0) }
      names.append(Name(text: text, offset: next ?? last?.offset ?? declaration.nameOffset))
    }
    return names
  }

  private func isFollowedByComma(_ name: Name, _ declaration: OutlineDeclaration) -> Bool {
    let end = name.offset + name.text.utf8.count
    return end < declaration.range.upperBound && bytes[end] == UInt8(ascii: ",")
  }

  private func typeName(_ type: InheritedType) -> TypeName {
    .named(type.name, type.arguments.map { .named($0, []) })
  }
}

extension TypeFacts.Kind {
  /// The kind of a type in an outline; nil for what is no type.
  init?(_ kind: OutlineDeclaration.Kind) {
    switch kind {
    case .class: self = .class
    case .actor: self = .actor
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .extension: self = .extension
    default: return nil
    }
  }
}
