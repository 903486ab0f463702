#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What a screen may do beside a transition: animations, completions, interaction, and when there is no coordinator.
  @MainActor @Suite struct TransitionCoordinatorTests {
    private let host = HeadlessHost()
    private let log = Log()

    private func stack() async -> (UINavigationController, UIViewController) {
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      host.show(stack)
      await host.settle()
      return (stack, root)
    }

    private func listen(_ coordinator: (any UIViewControllerTransitionCoordinator)?, _ name: String = "") {
      coordinator?.animate(
        alongsideTransition: { [log] in
          log.add("\(name)along \($0.isAnimated)")
        },
        completion: { [log] in
          log.add("\(name)done \($0.isCancelled)")
        })
    }

    @Test func animationsBeginWithTheTransitionAndEndAfterIt() async {
      let (stack, root) = await stack()
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      let coordinator = stack.transitionCoordinator
      #expect(coordinator != nil && next.transitionCoordinator === coordinator && coordinator?.isAnimated == true)
      #expect(coordinator?.initiallyInteractive == false && coordinator?.transitionDuration == 0.35)
      listen(coordinator)
      #expect(log.lines.isEmpty)
      host.pace = .held
      await host.settle()
      #expect(log.take() == ["along true"])
      #expect(coordinator?.viewController(forKey: .from) === root && coordinator?.viewController(forKey: .to) === next)
      #expect(coordinator?.viewController(forKey: UITransitionContextViewControllerKey(rawValue: "x")) == nil)
      listen(coordinator, "late ")
      #expect(log.take() == ["late along true"], "what is asked for while it runs is done at once")
      host.transitions.first?.finish()
      #expect(log.take() == ["done false", "late done false"])
      #expect(stack.transitionCoordinator == nil)
    }

    @Test func afterTheEndNothingIsTaken() async {
      let (stack, _) = await stack()
      stack.pushViewController(UIViewController(), animated: true)
      let coordinator = stack.transitionCoordinator
      await host.settle()
      #expect(coordinator?.animate(alongsideTransition: { _ in self.log.add("no") }, completion: nil) == false)
      coordinator?.notifyWhenInteractionChanges { _ in self.log.add("no") }
      #expect(log.lines.isEmpty)
    }

    @Test func withoutAnimationThereIsNone() async {
      let (stack, _) = await stack()
      #expect(stack.transitionCoordinator == nil && UIViewController().transitionCoordinator == nil)
      stack.pushViewController(UIViewController(), animated: false)
      #expect(stack.transitionCoordinator == nil)
    }

    @Test(arguments: [false, true])
    func aSwipeIsInteractiveUntilTheFingerIsLifted(isCancelled: Bool) async throws {
      let (stack, root) = await stack()
      let next = UIViewController()
      stack.pushViewController(next, animated: false)
      await host.settle()
      host.pace = .held
      let transition = try host.beginSwipeBack()
      let coordinator = try #require(stack.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
      #expect(coordinator.viewController(forKey: .from) === next && coordinator.viewController(forKey: .to) === root)
      coordinator.notifyWhenInteractionChanges { self.log.add("changed \($0.isInteractive) \($0.isCancelled)") }
      listen(coordinator)
      transition.update(0.25)
      #expect(coordinator.percentComplete == 0.25)
      transition.update(.nan)
      #expect(coordinator.percentComplete == 0)
      transition.update(7)
      #expect(coordinator.percentComplete == 1)
      #expect(log.take() == ["along true"])
      if isCancelled { transition.cancel() } else { transition.finish() }
      #expect(log.take() == ["changed false \(isCancelled)", "done \(isCancelled)"])
      #expect(stack.topViewController === (isCancelled ? next : root))
      transition.update(0.5)
      #expect(transition.percentComplete == 1, "what has ended goes no further")
    }

    @Test func aPresentationHasOneToo() async {
      let (stack, root) = await stack()
      let shown = UIViewController()
      root.present(shown, animated: true)
      let coordinator = stack.transitionCoordinator
      #expect(coordinator != nil && shown.transitionCoordinator === coordinator)
      listen(coordinator, "present ")
      await host.settle()
      #expect(log.take() == ["present along true", "present done false"])
      shown.dismiss(animated: true)
      listen(shown.transitionCoordinator, "dismiss ")
      await host.settle()
      #expect(log.take() == ["dismiss along true", "dismiss done false"])
    }

    @Test func aWindowThatGoesEndsIt() async {
      let (stack, root) = await stack()
      host.pace = .held
      root.present(UIViewController(), animated: true)
      listen(stack.transitionCoordinator)
      await host.settle()
      _ = log.take()
      stack.view.window?.rootViewController = UIViewController()
      #expect(log.take() == ["done true"])
      #expect(host.transitions.isEmpty)
    }

    @Test func transitionsSayWhatTheyAre() async {
      let (stack, _) = await stack()
      host.pace = .held
      stack.pushViewController(UIViewController(), animated: true)
      await host.settle()
      let transition = host.transitions.first
      #expect(transition?.description == "push UIViewController → UIViewController, running")
      #expect(transition?.kind == .push && transition?.state == .running && transition?.container === stack)
      transition?.finish()
      transition?.cancel()
      #expect(transition?.state == .finished, "what has ended is not cancelled")
    }
  }
#endif
