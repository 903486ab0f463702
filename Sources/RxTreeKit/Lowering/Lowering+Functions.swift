import SwiftSyntax

extension Lowering {
  mutating func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
    FunctionFacts(
      name: node.name.plain, parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { typeName($0.type) }, body: body(node.body?.statements),
      isStatic: isStatic(node.modifiers), generics: constraints(node.genericParameterClause), offset: node.name.start)
  }

  mutating func initializer(_ node: InitializerDeclSyntax) -> FunctionFacts {
    FunctionFacts(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      body: explicit(node.body?.statements), isStatic: false, generics: constraints(node.genericParameterClause),
      offset: node.initKeyword.start)
  }

  mutating func subscripting(_ node: SubscriptDeclSyntax) -> FunctionFacts {
    FunctionFacts(
      name: "subscript", parameters: parameters(node.parameterClause), result: typeName(node.returnClause.type),
      body: accessors(node.accessorBlock).getter ?? [], isStatic: isStatic(node.modifiers),
      generics: constraints(node.genericParameterClause), offset: node.subscriptKeyword.start)
  }

  /// One property for each name that the declaration binds; a binding of a tuple gives its names the same value.
  mutating func properties(_ node: VariableDeclSyntax) -> [PropertyFacts] {
    let attributes = (names(of: node.attributes) + node.modifiers.map(\.name.text))
      .filter(PropertyFacts.matters)
    let isStatic = isStatic(node.modifiers)
    // In `let a, b: T` the type stands at the last binding only.
    let lastType = node.bindings.last?.typeAnnotation.map { typeName($0.type) }
    var properties: [PropertyFacts] = []
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { typeName($0.type) } ?? (binding.initializer == nil ? lastType : nil)
      let value = binding.initializer.map { expression($0.value) }
      let bodies = accessors(binding.accessorBlock)
      for (name, offset) in names(in: binding.pattern) {
        properties.append(
          PropertyFacts(
            name: name, type: type, value: value, getter: bodies.getter, observers: bodies.observers,
            isStatic: isStatic, attributes: attributes, offset: offset))
      }
    }
    return properties
  }

  private func names(in pattern: PatternSyntax) -> [(String, UInt32)] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [(name.identifier.plain, name.start)] }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap { names(in: $0.pattern) }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax?) -> (getter: [Statement]?, observers: [Statement]) {
    switch block?.accessors {
    case .getter(let statements): return (body(statements), [])
    case .accessors(let list):
      var getter: [Statement]?
      var observers: [Statement] = []
      for accessor in list {
        if accessor.accessorSpecifier.tokenKind == .keyword(.get) {
          getter = body(accessor.body?.statements)
        } else {
          observers += explicit(accessor.body?.statements)
        }
      }
      return (getter, observers)
    default: return (nil, [])
    }
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let first = node.firstName.plain
      let isVariadic = node.ellipsis != nil
      let type = typeName(node.type)
      return Parameter(
        label: first == "_" ? nil : first, name: node.secondName?.plain ?? first,
        type: isVariadic ? .array(type) : type, defaultValue: node.defaultValue.map { expression($0.value) },
        isVariadic: isVariadic, isInout: Self.isInout(node.type))
    }
  }

  /// Whether a parameter's type says `inout`.
  static func isInout(_ type: TypeSyntax) -> Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
