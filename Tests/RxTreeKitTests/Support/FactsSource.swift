@testable import RxTreeKit

/// Source turned into facts, on a thread with a stack for it.
enum FactsSource {
  /// The facts of a file.
  static func facts(_ source: String) -> FileFacts {
    let bytes = Array(source.utf8)
    return WorkerPool(workers: 1).run { Lowering.facts(of: bytes) } ?? .empty
  }

  /// The statements of a body, as text.
  static func body(_ statements: String) -> String {
    let facts = facts("class C {\n  init() {\n\(statements)\n  }\n}")
    return FactsText.of(facts.types.first?.functions.first?.body ?? [])
  }

  /// An expression, as text.
  static func expression(_ expression: String) -> String {
    facts("let x = \(expression)\n").properties.first?.value.map(FactsText.of) ?? "nothing"
  }

  /// A type's name, as text.
  static func type(_ type: String) -> String {
    facts("let x: \(type)\n").properties.first?.type.map(FactsText.of) ?? "nothing"
  }

  /// A pattern of a `case`, as text.
  static func pattern(_ pattern: String) -> String {
    let facts = facts("class C {\n  init() {\n    switch x { case \(pattern): break }\n  }\n}")
    guard case .selection(_, let cases)? = facts.types.first?.functions.first?.body.first else { return "nothing" }
    return cases.flatMap(\.patterns).map(FactsText.of).joined(separator: ", ")
  }
}
