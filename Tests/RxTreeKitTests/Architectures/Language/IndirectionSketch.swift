@testable import RxTreeKit

/// A flow that contributes one or two screens by way of something.
enum IndirectionSketch {
  /// A flow that contributes what a body returns.
  static func flow(_ body: String, members: String = "", more: String = "") -> AppSketch {
    AppSketch(
      screens: "OneViewController TwoViewController",
      """
      final class MainFlow: Flow {
        \(members)
        func navigate(to step: Step) -> FlowContributors {
          \(body)
        }
      }
      final class InnerFlow: Flow {}
      final class OtherFlow: Flow {}
      \(more)
      """)
  }

  static func one(_ expression: String) -> String {
    "let screen = \(expression)\nreturn .one(flowContributor: .contribute(withNext: screen))"
  }

  static let edge = "MainFlow | navigate | OneViewController | screen"
  static let both = """
    MainFlow | navigate | OneViewController | screen
    MainFlow | navigate | TwoViewController | screen
    """
}
