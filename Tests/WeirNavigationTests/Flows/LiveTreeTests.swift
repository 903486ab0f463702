import Foundation
import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct LiveTreeTests {
  private let coordinator = FlowCoordinator(router: Router(clock: VirtualClock()))
  private let outer = UIViewController()
  private let first = TestPresentable()
  private let child = TestFlow("child", root: TestPresentable()) { _, step in
    step == .one ? .viewController(Screen("deep"), with: TestStepper()) : .none
  }

  /// Makes a tree of two screens, one of which has children, and a flow between them.
  private func run() {
    let (name, number) = (Screen("name"), UITabBarController())
    outer.addChild(name)
    name.addChild(UISearchless())
    outer.addChild(number)
    let (outer, first, child) = (outer, first, child)
    let parent = TestFlow("parent", root: TestPresentable()) { _, step in
      switch step {
      case .start: .viewController(outer, with: TestStepper())
      case .number:
        .multiple(flowContributors: [
          .flow(child, with: TestStep.one),
          .contribute(withNextPresentable: first, withNextStepper: TestStepper()),
        ])
      default: .none
      }
    }
    coordinator.coordinate(flow: parent, with: OneStepper(withSingleStep: TestStep.start))
    coordinator.navigate(to: TestStep.number(7))
  }

  @Test func nothing() throws {
    #expect(coordinator.liveTree.text == "")
    #expect(coordinator.liveTree.roots.isEmpty)
  }

  @Test func asText() {
    run()
    let expected = """
      TestFlow
      ├── [start] UIViewController
      │   ├── + Screen
      │   │   └── + UISearchless
      │   └── + UITabBarController
      ├── [number] TestFlow
      │   └── [one] Screen
      └── [number] TestPresentable
      """
    #expect(coordinator.liveTree.text == expected)
    #expect("\(coordinator.liveTree)" == expected)
  }

  @Test func whatHasGoneIsNotThere() {
    run()
    first.dismissed.accept(())
    child.answer = { _, _ in .end(forwardToParentFlowWithStep: NoneStep()) }
    coordinator.navigate(to: TestStep.end)
    outer.children.first?.removeFromParent()
    #expect(coordinator.liveTree.text == "TestFlow\n└── [start] UIViewController\n    └── + UITabBarController")
  }

  @Test func asValueAndAsJSON() throws {
    run()
    let tree = coordinator.liveTree
    #expect(tree.roots.map(\.kind) == [.flow])
    #expect(tree.roots[0].step == nil)
    #expect(tree.roots[0].isVisible, "a screen below is shown")
    #expect(tree.roots[0].children.map(\.kind) == [.screen, .flow, .screen])
    #expect(tree.roots[0].children.map(\.isVisible) == [false, false, true])
    let json = try tree.json()
    #expect(try JSONDecoder().decode(LiveTree.self, from: Data(json.utf8)) == tree)
    #expect(json.contains(#""step" : "number""#))
  }
}

/// A controller with a name of its own.
private final class UISearchless: UIViewController {}
