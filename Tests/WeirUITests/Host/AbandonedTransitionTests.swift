#if !canImport(UIKit)
  import Testing
  import WeirUI

  /// Transitions whose container has gone while a host held them.
  @Suite @MainActor struct AbandonedTransitionTests {
    private let host = HeadlessHost()

    @Test(arguments: [false, true]) func theyAreForgottenWhenTheHostEndsThem(isFinished: Bool) async {
      let root = UIViewController()
      host.show(root)
      weak var screen: UIViewController?
      host.pace = .held
      await push(on: root) { screen = $0 }
      #expect(host.transitions.count == 1)
      #expect(screen != nil, "the transition holds what it moves")
      let coordinatorEnds = host.transitions[0].state
      #expect(coordinatorEnds == .running)
      if isFinished { host.transitions[0].finish() } else { host.transitions[0].cancel() }
      await host.settle()
      #expect(host.transitions.isEmpty)
      #expect(screen == nil)
    }

    /// Pushes on a stack inside a controller, and takes the stack away while the host holds the push.
    private func push(on root: UIViewController, _ note: (UIViewController) -> Void) async {
      let stack = UINavigationController(rootViewController: UIViewController())
      root.addChild(stack)
      root.view.addSubview(stack.view)
      stack.didMove(toParent: root)
      await host.settle()
      let screen = UIViewController()
      note(screen)
      stack.pushViewController(screen, animated: true)
      await host.settle()
      stack.willMove(toParent: nil)
      stack.view.removeFromSuperview()
      stack.removeFromParent()
    }
  }
#endif
