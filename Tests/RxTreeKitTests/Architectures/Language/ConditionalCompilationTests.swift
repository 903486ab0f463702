import Testing

@testable import RxTreeKit

/// Declarations and cases inside `#if`.
@Suite struct ConditionalCompilationTests {
  @Test func conditionalCasesAndMembers() {
    let app = AppSketch(
      screens: "ToolsViewController",
      """
      enum ToolStep: Step { case home
        #if DEBUG
        case tools
        #endif
      }
      final class ToolFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ToolStep else { return .none }
          switch step {
          case .home: return .none
          #if DEBUG
          case .tools: return tools()
          #endif
          }
        }
        #if DEBUG
        private func tools() -> FlowContributors { .one(flowContributor: .contribute(withNext: ToolsViewController())) }
        #endif
      }
      """)
    app.expect(from: "ToolFlow", "ToolFlow | tools | ToolsViewController | screen")
  }
}
