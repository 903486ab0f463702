@testable import RxTreeKit

/// Programs made of source for tests of the symbol table.
enum ProgramSketch {
  /// The program of some files, in the order of their paths.
  static func program(
    _ sources: [String: String], targets: @escaping @Sendable (Int) -> Membership = { _ in .unknown }
  ) -> Program {
    let paths = sources.keys.sorted(by: ByteOrder.precedes)
    let files = paths.map { ProgramFile(path: $0, facts: FactsSource.facts(sources[$0] ?? "")) }
    return ProgramBuilder.build(files, preference: TypePreference(paths: paths, targets: targets))
  }

  /// The program of one file.
  static func program(_ source: String) -> Program { program(["App.swift": source]) }
}

extension Program {
  /// The type with a qualified name.
  func type(_ name: String) -> TypeID? { types.first { $0.qualifiedName == name }?.id }

  /// What a type's name means inside another type: its qualified name, `external X`, or nothing.
  func meaning(of name: String, in scope: String? = nil, file: Int = 0) -> String {
    let facts = FactsSource.facts("let x: \(name)")
    guard let type = facts.properties.first?.type else { return "no type" }
    return resolve(type, in: scope.flatMap { self.type($0) }, file: file).map(describe) ?? "nothing"
  }

  /// A reference with its arguments.
  func describe(_ reference: TypeReference) -> String {
    let name = reference.project.map { self[$0].qualifiedName } ?? "external \(reference.external ?? "")"
    let inner = reference.arguments.map(describe).joined(separator: ", ")
    return inner.isEmpty ? name : "\(name)<\(inner)>"
  }
}
