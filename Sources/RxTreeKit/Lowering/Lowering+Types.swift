import SwiftSyntax

extension Lowering {
  /// A type as the source writes it.
  func typeName(_ node: TypeSyntax) -> TypeName { typeName(node, depth: 0) }

  private func typeName(_ node: TypeSyntax, depth: Int) -> TypeName {
    guard depth < Self.depthLimit else { return .unknown }
    let inner = { (type: TypeSyntax) in typeName(type, depth: depth + 1) }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): return .named(type.name.plain, arguments(type.genericArgumentClause, depth: depth))
    case .memberType(let type): return member(type, base: inner(type.baseType), depth: depth)
    case .optionalType(let type): return inner(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return inner(type.wrappedType)
    case .someOrAnyType(let type): return inner(type.constraint)
    case .attributedType(let type): return inner(type.baseType)
    case .metatypeType(let type): return inner(type.baseType)
    case .arrayType(let type): return .array(inner(type.element))
    case .dictionaryType(let type): return .array(inner(type.value))
    case .functionType(let type): return .function(inner(type.returnClause.type))
    case .compositionType(let type): return .composition(type.elements.map { inner($0.type) })
    case .tupleType(let type): return tuple(type, inner)
    default: return .unknown
    }
  }

  private func member(_ type: MemberTypeSyntax, base: TypeName, depth: Int) -> TypeName {
    guard let path = base.path else { return .unknown }
    return .named(path + "." + type.name.plain, arguments(type.genericArgumentClause, depth: depth))
  }

  private func tuple(_ type: TupleTypeSyntax, _ inner: (TypeSyntax) -> TypeName) -> TypeName {
    let elements = type.elements.map { TypeName.Element(label: $0.firstName?.plain, type: inner($0.type)) }
    if let only = elements.first, elements.count == 1 { return only.type }
    return .tuple(elements)
  }

  /// The generic arguments of a name.
  func arguments(_ clause: GenericArgumentClauseSyntax?, depth: Int = 0) -> [TypeName] {
    clause?.arguments.map { argument in
      // Written through the description where a newer SwiftSyntax also allows expressions as arguments.
      guard let type = Syntax(argument.argument).as(TypeSyntax.self) else { return .unknown }
      return typeName(type, depth: depth + 1)
    } ?? []
  }
}
