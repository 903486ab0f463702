#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// How fast the host carries transitions out: in the next turn, held, slowly on a clock, or each in its own way.
  @MainActor @Suite(.timeLimit(.minutes(10))) struct PaceTests {
    private let host = HeadlessHost()
    private let clock = ManualClock()

    private func stack() async -> UINavigationController {
      let stack = UINavigationController(rootViewController: UIViewController())
      host.show(stack)
      await host.settle()
      return stack
    }

    /// Lets tasks run until as many as this sleep on the clock.
    private func wait(forSleepers count: Int) async {
      while clock.sleeperCount < count { await Task.yield() }
    }

    /// Lets tasks run until no transition is left.
    private func waitForEnd() async {
      while !host.transitions.isEmpty { await Task.yield() }
    }

    @Test func aSlowTransitionEndsWhenItsTimeHasCome() async {
      let stack = await stack()
      host.pace = .slow(.seconds(2), clock)
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      await wait(forSleepers: 1)
      clock.advance(by: .seconds(1))
      #expect(host.transitions.count == 1 && !host.isSettled && clock.sleeperCount == 1)
      clock.advance(by: .seconds(1))
      await waitForEnd()
      #expect(next.view.window != nil && stack.transitionCoordinator == nil)
      await host.settle()
      #expect(host.isSettled)
    }

    @Test func whatIsNotAnimatedIsNotSlow() async {
      let stack = await stack()
      host.pace = .slow(.seconds(2), clock)
      stack.pushViewController(UIViewController(), animated: false)
      await host.settle()
      #expect(host.transitions.isEmpty && clock.sleeperCount == 0)
    }

    @Test func aSlowTransitionMayBeEndedBefore() async {
      let stack = await stack()
      host.pace = .slow(.seconds(2), clock)
      stack.pushViewController(UIViewController(), animated: true)
      await wait(forSleepers: 1)
      host.transitions.first?.finish()
      #expect(host.transitions.isEmpty && stack.viewControllers.count == 2)
      clock.advance(by: .seconds(5))
      await host.settle()
      #expect(stack.viewControllers.count == 2 && host.isSettled, "the clock comes too late")
    }

    @Test func settlingWaitsForTheClock() async {
      let stack = await stack()
      host.pace = .slow(.seconds(1), clock)
      stack.pushViewController(UIViewController(), animated: true)
      let clock = clock
      let mover = Task {
        while clock.sleeperCount == 0 { await Task.yield() }
        clock.advance(by: .seconds(1))
      }
      await host.settle()
      await mover.value
      #expect(host.transitions.isEmpty && host.isSettled)
    }

    @Test func whatWaitsStartsWhenTheOneBeforeHasEnded() async {
      let stack = await stack()
      host.pace = .held
      let (second, third) = (UIViewController(), UIViewController())
      stack.pushViewController(second, animated: true)
      stack.pushViewController(third, animated: true)
      await host.settle()
      #expect(host.transitions.count == 1 && host.transitions.first?.to === second && third.viewIfLoaded?.window == nil)
      host.transitions.first?.finish()
      await host.settle()
      #expect(host.transitions.count == 1 && host.transitions.first?.to === third)
      host.transitions.first?.finish()
      await host.settle()
      #expect(host.transitions.isEmpty && third.view.window != nil)
    }

    @Test func eachMayHaveItsOwnPace() async {
      let stack = await stack()
      host.pace = .each { $0.kind == .push ? .held : .nextTurn }
      let next = UIViewController()
      stack.pushViewController(next, animated: true)
      await host.settle()
      #expect(host.transitions.map(\.kind) == [.push])
      host.transitions.first?.finish()
      stack.popViewController(animated: true)
      await host.settle()
      #expect(host.transitions.isEmpty && next.view.window == nil)
    }

    @Test func whoWatchesHearsOfBeginAndEnd() async {
      let stack = await stack()
      var log: [String] = []
      host.onTransition = { log.append("\($0.kind) \($0.state)") }
      stack.pushViewController(UIViewController(), animated: true)
      await host.settle()
      stack.popViewController(animated: false)
      await host.settle()
      #expect(log == ["push running", "push finished", "pop running", "pop finished"])
    }

    @Test func layoutsAreHeardOf() async {
      var layouts = 0
      host.onLayout = { _ in layouts += 1 }
      let stack = await stack()
      #expect(layouts > 0)
      await host.settle()
      let before = layouts
      await host.settle()
      #expect(layouts == before, "at rest nothing is laid out")
      stack.view.setNeedsLayout()
      await host.settle()
      #expect(layouts == before + 1)
    }

    @Test func aWindowThatIsClosedIsLetGo() async {
      weak var gone: UIViewController?
      do {
        let root = UIViewController()
        let window = host.show(root)
        await host.settle()
        gone = root
        host.close(window)
        await host.settle()
        #expect(window.rootViewController == nil && window.isHidden)
      }
      #expect(gone == nil && host.windowScene.windows.allSatisfy(\.isHidden))
    }

    @Test func aWindowThatIsHiddenEndsWhatRuns() async {
      let stack = await stack()
      stack.view.window?.isHidden = true
      stack.pushViewController(UIViewController(), animated: true)
      await host.settle()
      #expect(host.transitions.isEmpty && stack.viewControllers.count == 2)
      #expect(host.visibleViewController == nil)
    }
  }
#endif
