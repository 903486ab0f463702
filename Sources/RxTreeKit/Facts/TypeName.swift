/// A type as the source writes it, as far as navigation needs it: optionals, `some`, `any` and attributes are dropped.
indirect enum TypeName: Hashable, Sendable {
  /// An element of a tuple type.
  struct Element: Hashable, Sendable {
    let label: String?
    let type: TypeName
  }

  /// `A.B<C>`: the dotted path, and the generic arguments of its last component.
  case named(String, [TypeName])
  /// `[A]`, and the values of `[K: A]`.
  case array(TypeName)
  /// `(A, b: B)`.
  case tuple([Element])
  /// `(…) -> A`; parameters are not kept.
  case function(TypeName)
  /// `A & B`.
  case composition([TypeName])
  /// Anything else.
  case unknown

  /// The dotted path of a named type.
  var path: String? {
    if case .named(let path, _) = self { path } else { nil }
  }

  /// The generic arguments of a named type.
  var arguments: [TypeName] {
    if case .named(_, let arguments) = self { arguments } else { [] }
  }
}
