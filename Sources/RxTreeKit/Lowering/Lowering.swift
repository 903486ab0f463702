import SwiftParser
import SwiftSyntax

/// Turns Swift source into facts.
///
/// The only part of RxTreeKit that knows SwiftSyntax.
///
/// Lowering visits declarations and the expressions in their bodies; what navigation never needs (operators' details,
/// literals, types of locals that are not written) is dropped. It never fails: half-written source gives what can be read.
/// Nesting deeper than ``depthLimit`` is dropped as well, so run it on a thread with a stack for that depth.
struct Lowering {
  /// How deeply expressions and statements may nest.
  static let depthLimit = 400

  private(set) var depth = 0

  /// What the bytes of a file declare.
  static func facts(of bytes: [UInt8]) -> FileFacts {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var lowering = Lowering()
    return lowering.file(tree)
  }

  /// Runs a step that nests, or gives up with a stand-in where the source nests too deeply.
  mutating func nested<Result>(_ standIn: @autoclosure () -> Result, _ body: (inout Lowering) -> Result) -> Result {
    guard depth < Self.depthLimit else { return standIn() }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func file(_ tree: SourceFileSyntax) -> FileFacts {
    var members = Members()
    var statements: [Statement] = []
    for item in tree.statements { collect(item, into: &members, statements: &statements) }
    return FileFacts(
      types: members.types, functions: members.functions, properties: members.properties, aliases: members.aliases,
      statements: statements, firstError: tree.hasError ? Self.firstError(in: Syntax(tree)) : nil)
  }

  /// Where the parser first met what it did not expect, or missed something.
  private static func firstError(in tree: Syntax) -> UInt32 {
    var node = tree
    while let next = node.children(viewMode: .all).first(where: { $0.hasError || $0.is(UnexpectedNodesSyntax.self) }) {
      if next.is(UnexpectedNodesSyntax.self) { return next.start }
      node = next
    }
    return node.start
  }

  private mutating func collect(_ item: CodeBlockItemSyntax, into members: inout Members, statements: inout [Statement])
  {
    switch item.item {
    case .decl(let declaration):
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for case .statements(let items)? in conditional.clauses.map(\.elements) {
          for inner in items { collect(inner, into: &members, statements: &statements) }
        }
      } else {
        self.declaration(declaration, into: &members)
      }
    default: statements += self.statements(of: item)
    }
  }
}

extension SyntaxProtocol {
  /// Where the node's first token begins, in bytes from the start of the file.
  var start: UInt32 { UInt32(clamping: positionAfterSkippingLeadingTrivia.utf8Offset) }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var plain: String {
    let text = self.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
