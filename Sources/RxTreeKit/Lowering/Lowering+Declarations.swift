import SwiftSyntax

extension Lowering {
  /// Adds what a declaration declares to the members of its type or file.
  mutating func declaration(_ declaration: DeclSyntax, into members: inout Members) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): members.types += type(node, .class, node.name.plain, node.genericParameterClause)
    case .actorDecl(let node): members.types += type(node, .actor, node.name.plain, node.genericParameterClause)
    case .structDecl(let node): members.types += type(node, .struct, node.name.plain, node.genericParameterClause)
    case .enumDecl(let node): members.types += type(node, .enum, node.name.plain, node.genericParameterClause)
    case .protocolDecl(let node): members.types += type(node, .protocol, node.name.plain, nil)
    case .extensionDecl(let node): members.types += type(node, .extension, extendedName(node.extendedType), nil)
    case .functionDecl(let node): members.functions.append(function(node))
    case .initializerDecl(let node): members.functions.append(initializer(node))
    case .subscriptDecl(let node): members.functions.append(subscripting(node))
    case .variableDecl(let node): members.properties += properties(node)
    case .typeAliasDecl(let node):
      members.aliases.append(TypeFacts.Alias(name: node.name.plain, type: typeName(node.initializer.value)))
    case .enumCaseDecl(let node):
      members.cases += node.elements.map { TypeFacts.Case(name: $0.name.plain, offset: $0.start) }
    case .ifConfigDecl(let node):
      for case .decls(let items)? in node.clauses.map(\.elements) { collect(items, into: &members) }
    default: break
    }
  }

  /// Adds what the members of a type declare.
  mutating func collect(_ items: MemberBlockItemListSyntax, into members: inout Members) {
    for item in items { declaration(item.decl, into: &members) }
  }

  private mutating func type(
    _ node: some DeclGroupSyntax, _ kind: TypeFacts.Kind, _ name: String, _ generics: GenericParameterClauseSyntax?
  ) -> [TypeFacts] {
    var members = Members()
    nested(()) { $0.collect(node.memberBlock.members, into: &members) }
    let inherited = node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
    return [
      TypeFacts(
        kind: kind, name: name, inherited: inherited, generics: constraints(generics), cases: members.cases,
        aliases: members.aliases, properties: members.properties, functions: members.functions, types: members.types,
        attributes: names(of: node.attributes), offset: nameOffset(node))
    ]
  }

  private func nameOffset(_ node: some DeclGroupSyntax) -> UInt32 {
    if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name.start }
    return node.as(ExtensionDeclSyntax.self)?.extendedType.start ?? node.start
  }

  private func extendedName(_ type: TypeSyntax) -> String { typeName(type).path ?? type.trimmedDescription }

  /// The names of attributes, without arguments.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      if case .attribute(let attribute) = element { typeName(attribute.attributeName).path } else { nil }
    }
  }

  /// Generic parameters and what they must be.
  func constraints(_ clause: GenericParameterClauseSyntax?) -> [String: TypeName] {
    let pairs = clause?.parameters.map { ($0.name.plain, $0.inheritedType.map { typeName($0) } ?? .unknown) } ?? []
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
