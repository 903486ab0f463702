import TestSupport
import Testing
import WeirUI

/// Law: whatever is asked for while transitions are held, slow, cancelled or finished, at rest the model, the host and the
/// callbacks agree.
@MainActor @Suite struct RandomTransitionsTests {
  /// A controller that counts its callbacks, and notes those that come out of order.
  private final class Counting: UIViewController {
    var state = "gone"
    var faults: [String] = []

    private func step(_ from: Set<String>, _ to: String) {
      if !from.contains(state) { faults.append("\(to) after \(state)") }
      state = to
    }

    override func viewWillAppear(_ animated: Bool) { step(["gone", "leaving"], "coming") }
    override func viewDidAppear(_ animated: Bool) { step(["coming"], "there") }
    override func viewWillDisappear(_ animated: Bool) { step(["there", "coming"], "leaving") }
    override func viewDidDisappear(_ animated: Bool) { step(["leaving"], "gone") }
  }

  /// An app of two tabs with a stack each, under random orders.
  @MainActor private final class App {
    let host = HeadlessHost()
    let tabs = UITabBarController()
    let stacks = [UINavigationController(), UINavigationController()]
    var made: [Counting] = []
    var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for stack in stacks { stack.viewControllers = [make()] }
      tabs.viewControllers = stacks
      host.show(tabs)
    }

    func make() -> Counting {
      let controller = Counting()
      made.append(controller)
      return controller
    }

    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    /// One order or event.
    func step() {
      let stack = stacks[number(0..<2)]
      let animated = number(0..<2) == 0
      switch number(0..<14) {
      case 0, 1, 2: stack.pushViewController(make(), animated: animated)
      case 3, 4: stack.popViewController(animated: animated)
      case 5: stack.popToRootViewController(animated: animated)
      case 6: stack.setViewControllers(stack.viewControllers.shuffled(using: &random) + [make()], animated: animated)
      case 7: tabs.selectedIndex = number(0..<2)
      case 8: present(animated)
      case 9: tabs.dismiss(animated: animated)
      case 10: _ = try? host.beginSwipeBack()
      case 11: _ = try? host.beginPullDown()
      case 12: host.transitions.randomElement(using: &random)?.cancel()
      default: host.transitions.randomElement(using: &random)?.finish()
      }
    }

    private func present(_ animated: Bool) {
      var top: UIViewController = tabs
      while let presented = top.presentedViewController { top = presented }
      guard !top.isBeingDismissed else { return }
      let controller = make()
      controller.modalPresentationStyle = number(0..<2) == 0 ? .fullScreen : .pageSheet
      top.present(controller, animated: animated)
    }

    /// Ends all that is held.
    func rest() async {
      for _ in 0..<1_000 {
        await host.settle()
        guard let held = host.transitions.first else { return }
        held.finish()
      }
    }

    /// The controllers that a person sees.
    var seen: Set<ObjectIdentifier> {
      var chain: [UIViewController] = []
      var next = tabs.presentedViewController
      while let controller = next {
        chain.append(controller)
        next = controller.presentedViewController
      }
      // A full screen takes the view of the one that presents it away, and only of that one; a sheet takes none away.
      let covers = chain.map { $0.modalPresentationStyle == .fullScreen }
      let shown = chain.indices.filter { $0 + 1 == chain.count || !covers[$0 + 1] }
      var result = Set(shown.map { ObjectIdentifier(chain[$0]) })
      let top = (tabs.selectedViewController as? UINavigationController)?.topViewController
      if covers.first != true, let top { result.insert(ObjectIdentifier(top)) }
      return result
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func atRestAllAgree(block: UInt64) async {
    for seed in (block * 50)..<(block * 50 + 50) {
      let app = App(seed: seed)
      let paces: [HeadlessHost.Pace] = [.held, .nextTurn, .each { _ in .held }]
      for _ in 0..<app.number(1..<30) {
        app.host.pace = paces[app.number(0..<3)]
        app.step()
        if app.number(0..<3) == 0 { await app.host.settle() }
      }
      app.host.pace = .nextTurn
      await app.rest()
      #expect(app.host.transitions.isEmpty, "seed \(seed)")
      let seen = app.seen
      for (index, controller) in app.made.enumerated() {
        let expected = seen.contains(ObjectIdentifier(controller)) ? "there" : "gone"
        #expect(controller.state == expected, "seed \(seed): controller \(index)")
        #expect(controller.faults.isEmpty, "seed \(seed): controller \(index)")
        let isInWindow = controller.viewIfLoaded?.window != nil
        if expected == "there" { #expect(isInWindow, "seed \(seed): controller \(index)") }
      }
      for stack in app.stacks {
        for controller in stack.viewControllers { #expect(controller.parent === stack, "seed \(seed)") }
      }
    }
  }
}
