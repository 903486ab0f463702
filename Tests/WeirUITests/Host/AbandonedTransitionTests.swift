#if !canImport(UIKit)
  import Testing
  import WeirUI

  /// Transitions whose container goes while a host holds them.
  @Suite @MainActor struct AbandonedTransitionTests {
    private let host = HeadlessHost()

    @Test func theyEndWithTheContainerAndFreeItsScreens() async {
      let root = UIViewController()
      host.show(root)
      weak var screen: UIViewController?
      host.pace = .held
      await push(on: root) {
        screen = $0
        #expect(screen != nil)
      }
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
      #expect(host.transitions.map(\.state) == [.running])
      stack.willMove(toParent: nil)
      stack.view.removeFromSuperview()
      stack.removeFromParent()
    }
  }
#endif
