import Testing

@testable import RxTreeKit

/// A flow with a screen and two child flows, which contributes what a test says.
enum MenuFlowSketch {
  /// A flow of one step, `start`, that returns the given contributors; it has a screen and two child flows.
  static func expect(
    _ body: String, _ edges: String..., members: String = "", more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let app = AppSketch(
      screens: "MenuViewController",
      """
      enum MenuStep: Step { case start }
      final class MenuFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        private let menu = MenuViewController()
        private let wineFlow = WineFlow()
        private let teaFlow = TeaFlow()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MenuStep else { return .none }
          switch step {
          case .start:
            \(body)
          }
        }
        \(members)
      }
      final class WineFlow: Flow {}
      final class TeaFlow: Flow {}
      \(more)
      """)
    app.expect(
      from: "MenuFlow", edges.map { "MenuFlow | start | " + $0 }.joined(separator: "\n"),
      sourceLocation: sourceLocation)
  }
}
