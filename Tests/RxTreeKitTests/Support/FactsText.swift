@testable import RxTreeKit

/// Writes facts as one line of text each, so that a test can say what it expects.
enum FactsText {
  static func of(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name, let types): name + arguments(types)
    case .implicitMember(let name): "." + name
    case .member(let base, let name, let types): "\(of(base)).\(name)\(arguments(types))"
    case .call(let callee, let inputs): "\(of(callee))(\(of(inputs)))"
    case .element(let base, let inputs): "\(of(base))[\(of(inputs))]"
    case .array(let elements): "[\(elements.map(of).joined(separator: ", "))]"
    case .tuple(let elements): "(\(of(elements)))"
    case .text(let text): "\"\(text)\""
    case .opaque: "_"
    default: compound(expression)
    }
  }

  private static func compound(_ expression: Expression) -> String {
    switch expression.kind {
    case .closure(let closure):
      "{ \(parameters(closure.parameters))\(closure.result.map { " -> " + of($0) } ?? "") in \(of(closure.body)) }"
    case .cast(let value, let type): "<\(of(value)) as \(of(type))>"
    case .check(let value, let type): "<\(of(value)) is \(of(type))>"
    case .assignment(let target, let value): "<\(of(target)) = \(of(value))>"
    case .choice(let values): "<\(values.map(of).joined(separator: " | "))>"
    case .operation("&", let operands) where operands.count == 1: "&" + operands.map(of).joined()
    case .operation(let name, let operands):
      "<\(operands.map(of).joined(separator: " \(name.isEmpty ? "mixed" : name) "))>"
    case .block(let statements): "block { \(of(statements)) }"
    case .type(let type): "type \(of(type))"
    default: of(expression)
    }
  }

  private static func of(_ inputs: [Expression.Argument]) -> String {
    inputs.map { ($0.label.map { $0 + ": " } ?? "") + of($0.value) }.joined(separator: ", ")
  }

  static func of(_ statements: [Statement]) -> String { statements.map(of).joined(separator: "; ") }

  static func of(_ statement: Statement) -> String {
    switch statement {
    case .expression(let expression): of(expression)
    case .binding(let pattern, let type, let value):
      "let \(of(pattern))\(type.map { ": " + of($0) } ?? "")\(value.map { " = " + of($0) } ?? "")"
    case .result(let value): "return" + (value.map { " " + of($0) } ?? "")
    case .branch(let conditions, let then, let otherwise):
      "if \(of(conditions)) { \(of(then)) } else { \(of(otherwise)) }"
    case .exit(let conditions, let otherwise): "guard \(of(conditions)) else { \(of(otherwise)) }"
    case .selection(let subject, let cases):
      "switch \(of(subject)) { \(cases.map { "\(patterns($0.patterns)): \(of($0.body))" }.joined(separator: " | ")) }"
    case .loop(let pattern, let sequence, let body): "for \(of(pattern)) in \(of(sequence)) { \(of(body)) }"
    case .scope(let body): "scope { \(of(body)) }"
    case .function(let function): "func \(of(function))"
    }
  }

  private static func of(_ conditions: [Statement.Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): of(expression)
      case .match(let pattern, let value): "\(of(pattern)) = \(of(value))"
      }
    }.joined(separator: ", ")
  }

  private static func patterns(_ patterns: [Pattern]) -> String {
    patterns.isEmpty ? "default" : patterns.map(of).joined(separator: ", ")
  }

  static func of(_ pattern: Pattern) -> String {
    switch pattern {
    case .name(let name): name
    case .tuple(let elements): "(\(elements.map(of).joined(separator: ", ")))"
    case .enumCase(let name, let inner):
      ".\(name)" + (inner.isEmpty ? "" : "(\(inner.map(of).joined(separator: ", ")))")
    case .type(let inner, let type): "<\(of(inner)) as \(of(type))>"
    case .value(let expression): "=\(of(expression))"
    case .wildcard: "_"
    }
  }

  static func of(_ type: TypeName) -> String {
    switch type {
    case .named(let path, let types): path + arguments(types)
    case .array(let element): "[\(of(element))]"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + of($0.type) }.joined(separator: ", ")))"
    case .function(let result): "-> \(of(result))"
    case .composition(let parts): parts.map(of).joined(separator: " & ")
    case .unknown: "?"
    }
  }

  private static func arguments(_ types: [TypeName]) -> String {
    types.isEmpty ? "" : "<\(types.map(of).joined(separator: ", "))>"
  }

  static func of(_ function: FunctionFacts) -> String {
    "\(function.isStatic ? "static " : "")\(function.name)\(generics(function.generics))(\(parameters(function.parameters)))"
      + "\(function.result.map { " -> " + of($0) } ?? "") { \(of(function.body)) }"
  }

  static func of(_ property: PropertyFacts) -> String {
    "\(property.isStatic ? "static " : "")\(property.name)\(property.type.map { ": " + of($0) } ?? "")"
      + "\(property.value.map { " = " + of($0) } ?? "")\(property.getter.map { " get { \(of($0)) }" } ?? "")"
      + (property.observers.isEmpty ? "" : " observe { \(of(property.observers)) }")
  }

  private static func parameters(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      "\(parameter.label.map { $0 == parameter.name ? "" : $0 + " " } ?? "_ ")\(parameter.name)"
        + "\(parameter.type.map { ": " + of($0) } ?? "")\(parameter.isVariadic ? "..." : "")\(parameter.defaultValue.map { " = " + of($0) } ?? "")"
    }.joined(separator: ", ")
  }

  private static func generics(_ generics: [String: TypeName]) -> String {
    let list = generics.sorted { $0.key < $1.key }.map { "\($0.key): \(of($0.value))" }
    return list.isEmpty ? "" : "<\(list.joined(separator: ", "))>"
  }
}
