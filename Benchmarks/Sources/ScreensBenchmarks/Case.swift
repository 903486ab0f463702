import WeirUI

/// One case: its name, and what does it a number of times.
struct Case: Sendable {
  let name: String
  /// How many times one round does it.
  var rounds = 2_000
  let run: @MainActor @Sendable (Int) async -> Void

  /// A push and a pop, each of which is carried out.
  static let pushAndPop = Case(name: "push and pop") { count in
    let (host, stack) = await shown()
    let screen = Screen()
    for _ in 0..<count {
      stack.pushViewController(screen, animated: false)
      await host.settle()
      stack.popViewController(animated: false)
      await host.settle()
    }
  }

  /// The same with a new screen each time.
  static let newScreens = Case(name: "push and pop, new screens") { count in
    let (host, stack) = await shown()
    for _ in 0..<count {
      stack.pushViewController(Screen(), animated: true)
      await host.settle()
      stack.popViewController(animated: true)
      await host.settle()
    }
  }

  /// A sheet that comes and goes.
  static let presentAndDismiss = Case(name: "present and dismiss") { count in
    let (host, stack) = await shown()
    for _ in 0..<count {
      stack.present(Screen(), animated: true)
      await host.settle()
      stack.dismiss(animated: true)
      await host.settle()
    }
  }

  /// A tab and back.
  static let tabs = Case(name: "two tabs") { count in
    let host = HeadlessHost()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen(), Screen()]
    host.show(tabs)
    for _ in 0..<count {
      tabs.selectedIndex = 1
      await host.settle()
      tabs.selectedIndex = 0
      await host.settle()
    }
  }

  static let all = [pushAndPop, newScreens, presentAndDismiss, tabs, noLayout, layout, oneConstant]

  @MainActor private static func shown() async -> (HeadlessHost, UINavigationController) {
    let host = HeadlessHost()
    let stack = UINavigationController(rootViewController: Screen())
    host.show(stack)
    await host.settle()
    return (host, stack)
  }
}

/// A screen that hears of its appearances.
final class Screen: UIViewController {
  private(set) var appearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}
