import Testing
import WeirNavigation
import WeirTesting

@Suite @MainActor struct RouterTests {
  private let host = HeadlessHost()
  private let clock = VirtualClock()
  private let router: Router
  private let journal = Journal()
  private let stack = UINavigationController(rootViewController: Screen("1"))

  init() {
    router = Router(clock: clock)
  }

  /// Finishes what the host holds, until the router is at rest.
  private func finishAll() async {
    await host.settle()
    while let transition = host.transitions.first {
      transition.finish()
      await host.settle()
    }
  }

  private func note(_ name: String) -> Router.Completion {
    { [journal] in journal("\(name) \($0)") }
  }

  @Test func oneAtATime() async {
    host.show(stack)
    await host.settle()
    host.pace = .held
    router.push(Screen("2"), on: stack, completion: note("2"))
    router.push(Screen("3"), on: stack, completion: note("3"))
    await host.settle()
    #expect(stack.names == ["1", "2"], "the second has not begun")
    #expect(router.pending == ["push Screen on UINavigationController", "push Screen on UINavigationController"])
    host.transitions[0].finish()
    await host.settle()
    #expect(journal.take() == ["2 finished"])
    #expect(stack.names == ["1", "2", "3"])
    await finishAll()
    #expect(journal.take() == ["3 finished"])
    #expect(router.isIdle)
    #expect(router.history.map(\.number) == [1, 2])
    #expect(clock.sleeperCount == 0, "no deadline is left")
  }

  @Test func aPushThatThePersonOvertakesIsConfirmed() async {
    host.show(stack)
    await host.settle()
    host.pace = .held
    router.push(Screen("2"), on: stack, animated: false, completion: note("push"))
    await host.settle()
    stack.popViewController(animated: true)
    host.transitions[0].finish()
    await host.settle()
    #expect(journal.take() == ["push finished"])
    host.transitions[0].cancel()
    #expect(stack.names == ["1", "2"], "the person has stayed")
    #expect(router.isIdle)
  }

  @Test func whatIsNotShownIsDoneAtOnce() {
    router.push(Screen("2"), on: stack, completion: note("push"))
    router.set([Screen("a"), Screen("b")], on: stack, completion: note("set"))
    router.popToRoot(of: stack, completion: note("root"))
    #expect(stack.names == ["a"])
    #expect(journal.lines == ["push finished", "set finished", "root finished"])
  }

  @Test(arguments: [true, false]) func everyChangeOfAStack(animated: Bool) async {
    host.show(stack)
    await host.settle()
    let second = Screen("2")
    router.push(second, on: stack, animated: animated, completion: note("push"))
    router.push(Screen("3"), on: stack, animated: animated)
    router.push(Screen("4"), on: stack, animated: animated)
    router.pop(to: second, on: stack, animated: animated, completion: note("pop to"))
    router.pop(from: stack, animated: animated, completion: note("pop"))
    router.set([Screen("a"), Screen("b"), Screen("c")], on: stack, animated: animated, completion: note("set"))
    router.popToRoot(of: stack, animated: animated, completion: note("root"))
    await router.settle()
    #expect(stack.names == ["a"])
    #expect(journal.lines == ["push finished", "pop to finished", "pop finished", "set finished", "root finished"])
  }

  @Test func anUpdateStartsFromWhatIsThereWhenItsTurnComes() async {
    host.show(stack)
    await host.settle()
    let second = Screen("2")
    router.push(second, on: stack)
    router.push(Screen("3"), on: stack)
    router.pop(to: second, on: stack)
    router.update(stack, completion: note("update")) { $0.insert(Screen("between"), at: 1) }
    router.update(stack, completion: note("same")) { _ in }
    router.update(stack, bringing: [Screen("4")], animated: false, completion: note("top")) {
      $0[0...1] = [Screen("4")]
    }
    #expect(stack.names == ["1", "2"], "the later changes wait")
    await router.settle()
    #expect(stack.names == ["4", "2"], "3 had left before, and is not back")
    #expect(journal.lines == ["update finished", "same finished", "top finished"])
  }

  @Test func whatCannotBeginIsRefused() async {
    host.show(stack)
    await host.settle()
    let lonely = UIViewController()
    router.push(UINavigationController(), on: stack, completion: note("stack"))
    router.push(stack.viewControllers[0], on: stack, completion: note("twice"))
    router.pop(from: stack, completion: note("pop"))
    router.pop(to: lonely, on: stack, completion: note("pop to"))
    router.dismiss(lonely, completion: note("dismiss"))
    router.present(UIViewController(), from: lonely, completion: note("present"))
    router.select(lonely, in: UITabBarController(), completion: note("select"))
    #expect(
      journal.lines == [
        #"stack refused("a navigation controller cannot be pushed: present it")"#,
        #"twice refused("it is on the stack already")"#, #"pop refused("only one screen is on the stack")"#,
        #"pop to refused("it is not on the stack")"#, #"dismiss refused("it is not presented")"#,
        #"present refused("the presenter is not in a window")"#, #"select refused("it has no tab")"#,
      ])
    #expect(stack.names == ["1"])
  }

  @Test func whatTheHostCancelsChangesNothing() async {
    host.show(stack)
    await host.settle()
    host.pace = .held
    router.push(Screen("2"), on: stack, completion: note("push"))
    await host.settle()
    host.transitions[0].cancel()
    #expect(stack.names == ["1"])
    let modal = UIViewController()
    router.present(modal, from: stack, completion: note("present"))
    await host.settle()
    host.transitions[0].cancel()
    #expect(stack.presentedViewController == nil)
    router.present(modal, from: stack, completion: note("present"))
    await finishAll()
    router.dismiss(modal, completion: note("dismiss"))
    await host.settle()
    host.transitions[0].cancel()
    #expect(stack.presentedViewController === modal)
    #expect(
      journal.lines == ["push cancelled", "present cancelled", "present finished", "dismiss cancelled"])
    #expect(router.isIdle)
  }

  @Test func anotherRootEndsWhatIsPresentedAndDismissed() async {
    let window = host.show(stack)
    await host.settle()
    host.pace = .held
    let modal = UIViewController()
    router.present(modal, from: stack, completion: note("present"))
    await host.settle()
    window.rootViewController = UIViewController()
    await host.settle()
    #expect(journal.take() == ["present cancelled"] && router.isIdle)
    window.rootViewController = stack
    await finishAll()
    router.present(modal, from: stack)
    await finishAll()
    router.dismiss(modal, completion: note("dismiss"))
    await host.settle()
    window.rootViewController = UIViewController()
    await host.settle()
    #expect(router.isIdle && clock.sleeperCount == 0)
    #expect(journal.lines.count == 1 && modal.presentingViewController == nil)
  }

  @Test func aTransitionOfThePersonIsAwaited() async throws {
    stack.pushViewController(Screen("2"), animated: false)
    host.show(stack)
    await host.settle()
    let swipe = try #require(stack.beginInteractivePop())
    router.push(Screen("3"), on: stack, completion: note("push"))
    await host.settle()
    #expect(stack.names == ["1"], "the push waits")
    #expect(clock.sleeperCount == 0, "a finger has no deadline")
    swipe.cancel()
    await router.settle()
    #expect(stack.names == ["1", "2", "3"])
    let again = try #require(stack.beginInteractivePop())
    router.push(Screen("4"), on: stack)
    again.finish()
    await router.settle()
    #expect(stack.names == ["1", "2", "4"])
  }

  @Test func tabs() async {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    router.select(second, in: tabs, completion: note("hidden"))
    #expect(tabs.selectedViewController === second)
    host.show(tabs)
    await host.settle()
    host.pace = .held
    router.select(second, in: tabs, completion: note("same"))
    #expect(journal.take() == ["hidden finished", "same finished"])
    router.select(first, in: tabs, completion: note("other"))
    await host.settle()
    #expect(journal.lines.isEmpty)
    await finishAll()
    #expect(journal.take() == ["other finished"])
  }

  @Test func rootsOfWindows() async {
    let window = host.show(stack)
    let other = UIViewController()
    router.setRoot(other, of: window, completion: note("root"))
    #expect(window.rootViewController === other)
    #expect(journal.lines == ["root finished"])
  }

  @Test func aTransitionOfOnesOwn() {
    var confirm: TransitionConfirmation?
    router.perform("attach", in: nil, begin: { confirm = $0 }, completion: note("attach"))
    router.perform("next", in: nil, begin: { $0(.finished) }, completion: note("next"))
    #expect(router.pending == ["attach", "next"])
    confirm?(.finished)
    confirm?(.cancelled)
    #expect(journal.lines == ["attach finished", "next finished"], "the first word counts")
  }

  @Test(.timeLimit(.minutes(10))) func aLongQueueDoesNotGrowTheStack() {
    var count = 0
    for _ in 0..<50_000 { router.perform("hop", in: nil, begin: { $0(.finished) }, completion: { _ in count += 1 }) }
    func next(_ left: Int) {
      guard left > 0 else { return }
      router.perform("hop", in: nil, begin: { $0(.finished) }, completion: { _ in next(left - 1) })
    }
    next(20_000)
    #expect(count == 50_000)
    #expect(router.isIdle)
    #expect(router.history.count <= 200)
  }

  @Test func nothingIsHeldAfterwards() async {
    weak var screen: UIViewController?
    host.show(stack)
    await host.settle()
    do {
      let made = Screen("2")
      screen = made
      router.push(made, on: stack)
    }
    await router.settle()
    #expect(screen != nil)
    router.pop(from: stack)
    await router.settle()
    await host.settle()
    #expect(screen == nil)
  }
}
