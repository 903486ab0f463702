import Testing

@testable import RxTreeKit

@Suite struct SourceOutlineTests {
  @Test(arguments: ["", "\n\n", "// a comment", "/* one */ // two", ";", "\u{FEFF}", "#!/usr/bin/env swift"])
  func filesWithoutDeclarationsHaveNone(_ source: String) {
    let outline = ScanSupport.outline(source)
    #expect(outline.declarations.isEmpty)
    #expect(outline.directives.isEmpty)
    #expect(outline.isCertain)
    #expect(outline.byteCount == source.utf8.count)
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("\n", 2), ("a\nb\n", 3), ("a\r\nb", 2), ("a\rb", 2), ("\r\n\r\n", 3), ("\r\r\n\n", 4),
    ("\"\"\"\n\n\"\"\"", 3), ("/*\n*/", 2),
  ])
  func countsLinesAsSwiftDoes(_ source: String, _ count: Int) {
    #expect(ScanSupport.outline(source).lineCount == count)
  }

  @Test func outlinesAnApp() {
    let source = """
      import UIKit
      import RxFlow

      /// The main flow.
      @MainActor
      public final class AppFlow: NSObject, Flow {
        var root: Presentable { navigation }
        private lazy var navigation = UINavigationController()
        enum Failure: Error { case lost, gone(String) }
        init(_ window: UIWindow?) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step { case .start: return start() }
        }
        deinit { print("gone") }
      }

      extension AppFlow { typealias Child = MainFlow & Sendable }
      protocol Starting: AnyObject { associatedtype S: Step; func start() }
      let app = AppFlow(nil)
      """
    #expect(
      ScanSupport.sketch(source) == """
        import UIKit
        import RxFlow
        class AppFlow: NSObject, Flow
          property root
          property navigation
          enum Failure: Error
            enumCase lost, gone
          initializer init
          function navigate
          deinitializer deinit
        extension AppFlow
          typealias Child: MainFlow, Sendable
        protocol Starting: AnyObject
          associatedType S: Step
          function start
        property app
        """)
  }

  @Test func rangesReachFromTheAttributesToTheEnd() {
    let source = """
      // not part of it
      @objc(A) public final class A { // inside
        @IBOutlet private weak var label: UILabel!  // behind
        let x = f(1)
          .g()
      } // behind
      """
    let outline = ScanSupport.outline(source)
    let type = ScanSupport.text(outline.declarations[0].range, of: source)
    #expect(type.hasPrefix("@objc(A) public"))
    #expect(type.hasSuffix("\n}"))
    #expect(
      ScanSupport.leaves(source) == ["@IBOutlet private weak var label: UILabel!", "let x = f(1)\n    .g()"])
  }

  @Test func namesKnowTheirPlace() {
    let source =
      "@A final class `default` {}\nextension A.B {}\nfunc +(a: A) {}\nlet (a, b) = c\ncase x\nimport struct A.B"
    let all = ScanSupport.outline(source).declarations
    let names = all.map { ScanSupport.text($0.nameOffset..<$0.nameOffset + 1, of: source) }
    #expect(names == ["`", "A", "+", "(", "x", "A"])
  }

  @Test func headersEndBeforeTheBody() {
    let source = """
      class A<B>: C where B: D { func f(a: Int = 1, b: () -> Void = { }) async throws -> Int { 1 } }
      var a: Int { 1 }
      let b: [String] = []
      let c = 1
      init() {}
      """
    #expect(
      ScanSupport.headers(source) == [
        "class A<B>: C where B: D ", "func f(a: Int = 1, b: () -> Void = { }) async throws -> Int ", "var a: Int",
        "let b: [String]", "let c", "init() ",
      ])
  }

  @Test func carriageReturnsAreLineBreaks() {
    #expect(
      ScanSupport.sketch("class A {\r\n  let a = 1\r\n  let b = 2\r\n}\r\n") == "class A\n  property a\n  property b")
    #expect(ScanSupport.sketch("let a = 1\rlet b = 2") == "property a\nproperty b")
  }

  @Test func unfinishedFilesKeepWhatIsThere() {
    let outline = ScanSupport.outline("import A\nclass B: C {\n  let d = 1\n  func e() {\n    f(")
    #expect(!outline.isCertain)
    #expect(outline.declarations.map(\.name) == ["A", "B"])
    #expect(outline.declarations[1].members.map(\.name) == ["d", "e"])
    #expect(outline.declarations[1].inherited.map(\.name) == ["C"])
  }
}
