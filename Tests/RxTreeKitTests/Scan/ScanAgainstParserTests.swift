import SwiftParser
import SwiftSyntax
import Testing

@testable import RxTreeKit

/// The outline says what the parser says, and the reduced source parses to a part of the same tokens.
@Suite struct ScanAgainstParserTests {
  private static let sources = [
    """
    import UIKit
    @testable import struct A.B
    /// Comment
    @MainActor public final class AppFlow: NSObject, Flow<Step> {
      private lazy var navigation: UINavigationController = { let n = UINavigationController(); return n }()
      weak var delegate: (AnyObject & Delegate)? { didSet { hit() } }
      let items = [1, 2, 3].map { $0 + 1 }
        .filter { $0 > 1 }, names: [String] = []
      class var shared: AppFlow { AppFlow() }
      required init?(coder: NSCoder) { fatalError("\\(coder) }") }
      func navigate(to step: Step) -> FlowContributors { switch step { case .a: return hit(); default: return .none } }
      static func < (left: AppFlow, right: AppFlow) -> Bool { left.count < right.count }
      subscript<T>(key: Key<T>) -> T? where T: Hashable { get { nil } set { } }
      enum Failure: Error { case lost(String = "}"), gone; indirect case both(Failure, Failure) }
      deinit { print("}") }
    }
    """,
    """
    #if os(iOS)
    import A
    #else
    import B
    #endif
    extension Array where Element == Int { var total: Int { reduce(0, +) } }
    protocol P: AnyObject { associatedtype Q: R where Q.S == T; var a: Int { get set }; func f() async throws -> Int }
    struct S<let n: Int, each T> { let value: (repeat each T); func g() { hit() } }
    actor Counter { private(set) var count = 0; nonisolated let id = 1; func add(_ n: Int = { 1 }()) async { count += n } }
    infix operator +++: AdditionPrecedence
    precedencegroup Mine { higherThan: AdditionPrecedence }
    func +++ (a: Int, b: Int) -> Int { a / b / 2 }
    typealias Handler = (Result<Int, any Error>) -> Void
    """,
    """
    class A {
      let regex = /[{(]/, text = #"a "b" \\#(hit) { "#, more = \"\"\"
        { \\(x { "}" }) }
        \"\"\"
      #if DEBUG
      let a = 1; let b = 2
      func hit() { }; func other() { later() };
      #elseif canImport(B)
      var c: Int {
        get async throws { 1 }
      }
      #endif
      let condition = a < b && c > d ? E<F, G>(h) : .init(i)
      let path = \\A.b?.c[0], call = try? await j { k } l: { m }
      var array: [String: [A<B?>]]? = nil
      var closure: @Sendable (Int) async throws -> Void = { _ in }
    }
    """,
    """
    #if DEBUG
    @available(iOS 17, *)
    #endif
    final class A: UIViewController {}
    #Preview("A") { A() }
    enum `default`: String, CaseIterable { case `self`, a = "b", c }
    extension [Int] { func f() { hit } }
    let (a, b) = (1, 2); var c: Int { hit }
    hit(a)
    for i in 0..<3 { print(i) }
    func last() { }
    """,
  ]

  /// What a parser says of a declaration that the outline says too.
  struct Entry: Hashable, CustomStringConvertible {
    let name: String
    let range: Range<Int>
    var description: String { "\(name) \(range)" }
  }

  @Test(arguments: sources)
  func declarationsAgree(_ source: String) {
    let outline = ScanSupport.outline(source)
    #expect(outline.isCertain)
    let ours = ScanSupport.all(outline.declarations).filter { $0.kind != .other }
      .map { Entry(name: $0.name, range: $0.range) }
    #expect(ours == DeclarationLister.entries(Parser.parse(source: source)))
  }

  @Test(arguments: sources, [["hit"], ["a"], ["nothing", "A"]] as [Set<String>])
  func reducedSourcesParseToAPartOfTheTokens(_ source: String, _ words: Set<String>) {
    let relevance = Relevance(words: WordSet(words: words), wholeTypes: WordSet(words: ["Failure"]))
    let outline = ScanSupport.outline(source)
    guard let reduced = SourceReducer.reduce(Array(source.utf8), outline: outline, relevance: relevance) else { return }
    let tree = reduced.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    #expect(!tree.hasError)
    #expect(Self.tokens(tree).subtracting(Self.tokens(Parser.parse(source: source))).isEmpty)
    let whole = Set(DeclarationLister.entries(Parser.parse(source: source)).map(\.name))
    #expect(Set(DeclarationLister.entries(tree).map(\.name)).subtracting(whole).isEmpty)
  }

  private static func tokens(_ tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }
        .map { "\($0.positionAfterSkippingLeadingTrivia.utf8Offset) \($0.text)" })
  }
}

/// Lists the declarations of a file that are not inside bodies.
private final class DeclarationLister: SyntaxVisitor {
  private var entries: [ScanAgainstParserTests.Entry] = []

  static func entries(_ tree: SourceFileSyntax) -> [ScanAgainstParserTests.Entry] {
    let lister = DeclarationLister(viewMode: .sourceAccurate)
    lister.walk(tree)
    return lister.entries
  }

  private func add(_ name: String, _ node: some SyntaxProtocol) {
    let name = name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    entries.append(.init(name: name, range: range))
  }

  private func add(_ names: [String], _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    add(names.joined(separator: ", "), node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name.text, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name.text, node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name.text, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name.text, node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name.text, node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    type(node.extendedType.trimmedDescription, node)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name.text], node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(["init"], node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(["deinit"], node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(["subscript"], node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name.text], node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name.text], node) }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add([node.path.trimmedDescription], node)
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name.text], node) }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name.text], node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.elements.map { $0.name.text.replacing("`", with: "") }, node)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.bindings.flatMap { names($0.pattern) }, node)
  }
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.item.is(DeclSyntax.self) ? .visitChildren : .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func type(_ name: String, _ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    add(name, node)
    walk(node.memberBlock)
    return .skipChildren
  }

  private func names(_ pattern: PatternSyntax) -> [String] {
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names($0.pattern) } }
    return [pattern.trimmedDescription]
  }
}
