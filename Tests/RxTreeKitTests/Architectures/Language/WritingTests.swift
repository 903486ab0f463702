import Testing

@testable import RxTreeKit

/// Swift as people write it: conditional compilation, comments, and layout.
@Suite struct WritingTests {
  /// A flow of one step whose contributors are the given text.
  private func app(_ body: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "OldViewController NewViewController",
      """
      enum ShopStep: Step { case open }
      final class ShopFlow: Flow {
        var root: Presentable{stack}
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .open:
            \(body)
          }
        }
      }
      \(more)
      """)
  }

  private let new = "ShopFlow | open | NewViewController | screen"

  @Test func everyBranchOfConditionalCompilationCounts() {
    app(
      """
      #if DEBUG
      let screen = OldViewController()
      #else
      let screen = NewViewController()
      #endif
      return .one(flowContributor: .contribute(withNext: screen))
      """
    ).expect(from: "ShopFlow", new)
    app(
      """
      #if DEBUG
      return .one(flowContributor: .contribute(withNext: OldViewController()))
      #elseif os(iOS)
      return .one(flowContributor: .contribute(withNext: NewViewController()))
      #endif
      """
    ).expect(from: "ShopFlow", "ShopFlow | open | OldViewController | screen\n\(new)")
  }

  @Test func conditionalDeclarations() {
    app(
      "return open()",
      more: """
        #if os(iOS)
        extension ShopFlow {
          func open() -> FlowContributors { .one(flowContributor: .contribute(withNext: NewViewController())) }
        }
        #endif
        """
    ).expect(from: "ShopFlow", new)
  }

  @Test func commentsDoNotCount() {
    app(
      """
      // return .one(flowContributor: .contribute(withNext: OldViewController()))
      /* let screen = OldViewController()
         /* nested: stack.pushViewController(OldViewController(), animated: true) */
         return .one(flowContributor: .contribute(withNext: OldViewController())) */
      let screen = /* OldViewController() */ NewViewController() // OldViewController()
      return .one(flowContributor: .contribute(withNext: screen))
      """,
      more: """
        //final class GhostFlow: Flow {
        //  func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: OldViewController())) }
        //}
        """
    ).expect(from: "ShopFlow", new)
  }

  @Test func textsDoNotCount() {
    app(
      ##"""
      log("stack.pushViewController(OldViewController(), animated: true)")
      log(#"case .open: return "OldViewController()" \#(step)"#)
      log("""
        let flow = OldFlow() // "quoted" \(step) {{{
        """)
      let pattern = /\{ OldViewController\(\) \}/
      return .one(flowContributor: .contribute(withNext: NewViewController()))
      """##
    ).expect(from: "ShopFlow", new)
  }

  @Test func screensMadeInsideInterpolations() {
    app(
      #"""
      log("now \(present(OldViewController(), animated: true)) }")
      return .one(flowContributor: .contribute(withNext: NewViewController()))
      """#
    ).expect(from: "ShopFlow", new)
  }

  @Test func everythingOnOneLine() {
    let app = AppSketch(
      "final class A:Flow{func navigate(to step:Step)->FlowContributors{return.one(flowContributor:.contribute(withNext:B()))}};final class B:UIViewController{}"
    )
    app.expect(from: "A", "A | navigate | B | screen")
  }

  @Test func windowsLineEndsTabsAndByteOrderMark() {
    let text =
      "\u{FEFF}import UIKit\r\nfinal class A: Flow {\r\n\tfunc navigate(to step: Step) -> FlowContributors {\r\n\t\t"
      + "return .one(flowContributor: .contribute(withNext: B()))\r\n\t}\r\n}\r\nfinal class B: UIViewController {}\r\n"
    let app = AppSketch(sources: ["Windows.swift": text])
    app.expect(from: "A", "A | navigate | B | screen")
    #expect(app.analysis.graph.edges.first?.place == SourcePlace(file: "Windows.swift", line: 4, column: 33))
  }

  @Test func attributesAndModifiersEverywhere() {
    let app = AppSketch(
      screens: "OneViewController",
      """
      @available(iOS 15, *) @MainActor
      public final class OddFlow: @unchecked Sendable, @preconcurrency Flow {
        @objc public dynamic private(set) lazy var screen: OneViewController = .init()
        @discardableResult
        nonisolated public func navigate(to step: __owned any Step) -> FlowContributors {
          .one(flowContributor: .contribute(withNext: screen))
        }
      }
      """)
    app.expect(from: "OddFlow", "OddFlow | navigate | OneViewController | screen")
  }

  @Test func asyncThrowingAndOptionalCode() {
    app(
      """
      Task { @MainActor in
        do {
          let screen = try await makeScreen()
          await MainActor.run { stack.pushViewController(screen, animated: true) }
        } catch {
          stack.present(OldViewController(), animated: true)
        }
      }
      return .none
      """,
      more:
        "extension ShopFlow { func makeScreen() async throws -> UIViewController { try await load(); return NewViewController() } }"
    ).expect(
      from: "ShopFlow",
      """
      ShopFlow | open | NewViewController | shown
      ShopFlow | open | OldViewController | shown
      """)
  }

  @Test func loopsDefersAndWhiles() {
    app(
      """
      defer { stack.pushViewController(OldViewController(), animated: true) }
      for number in 0..<2 { stack.pushViewController(PageViewController(number), animated: false) }
      while let next = queue.popFirst() { stack.present(NextViewController(next), animated: true) }
      repeat { stack.present(NewViewController(), animated: true) } while again
      return .none
      """, more: "class PageViewController: UIViewController {}\nclass NextViewController: UIViewController {}"
    ).expect(
      from: "ShopFlow",
      """
      ShopFlow | open | OldViewController | shown
      ShopFlow | open | PageViewController | shown
      ShopFlow | open | NextViewController | shown
      ShopFlow | open | NewViewController | shown
      """)
  }
}
