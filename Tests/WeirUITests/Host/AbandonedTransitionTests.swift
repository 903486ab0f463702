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

    /// A window whose root has presented a screen.
    private func presenting() async -> (UIWindow, UIViewController) {
      let root = UIViewController()
      let window = host.show(root)
      await host.settle()
      root.present(UIViewController(), animated: true)
      await host.settle()
      host.pace = .held
      return (window, root)
    }

    @Test func whoWaitsForADismissalHearsThatAnotherRootHasEndedIt() async {
      let (window, root) = await presenting()
      let next = UIViewController()
      var told: [String] = []
      root.dismiss(animated: true) { told.append("first, root is next: \(window.rootViewController === next)") }
      root.dismiss(animated: true) { told.append("second") }
      await host.settle()
      #expect(told.isEmpty && host.transitions.count == 1)
      window.rootViewController = next
      #expect(told == ["first, root is next: true", "second"])
      await host.settle()
      #expect(told.count == 2 && host.transitions.isEmpty)
    }

    @Test func aPresentationThatAnotherRootEndsIsCancelled() async {
      let (window, root) = await presenting()
      let screen = UIViewController()
      var told: [String] = []
      root.presentedViewController?.present(screen, animated: true) { told.append("presented") }
      await host.settle()
      screen.transitionCoordinator?.animate(alongsideTransition: nil) { told.append("cancelled: \($0.isCancelled)") }
      let next = UIViewController()
      window.rootViewController = next
      await host.settle()
      #expect(told == ["cancelled: true"])
      #expect(screen.presentingViewController == nil && root.presentedViewController == nil)
      host.pace = .nextTurn
      next.present(screen, animated: true) { told.append("again") }
      await host.settle()
      #expect(told == ["cancelled: true", "again"] && next.presentedViewController === screen)
    }

    @Test func whoWaitsForADismissalHearsThatTheWindowHasGone() async {
      var told = 0
      await dismissInAWindowThatGoes { told += 1 }
      await host.settle()
      for transition in host.transitions { transition.finish() }
      #expect(told == 1 && host.transitions.isEmpty)
    }

    private func dismissInAWindowThatGoes(_ completion: @escaping () -> Void) async {
      let (window, root) = await presenting()
      root.dismiss(animated: true, completion: completion)
      await host.settle()
      host.close(window)
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
