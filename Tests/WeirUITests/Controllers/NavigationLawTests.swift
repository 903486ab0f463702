#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of stacks and tabs on random orders: the model is what a plain array says, whatever the host has carried out.
  @MainActor @Suite struct NavigationLawTests {
    /// What a stack answers, by UIKit's rules on an array.
    private struct Model {
      var stack: [UIViewController] = []

      mutating func pop() -> UIViewController? { stack.count > 1 ? stack.removeLast() : nil }

      mutating func pop(to place: Int) -> [UIViewController]? {
        let leaving = Array(stack[(place + 1)...])
        stack.removeSubrange((place + 1)...)
        return leaving.isEmpty ? nil : leaving
      }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func theStackAnswersAsAnArrayDoes(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      var model = Model(stack: [root])
      if seed % 4 != 0 { host.show(stack) }
      for step in 0..<40 {
        let animated = Bool.random(using: &random)
        switch random.below(6) {
        case 0, 1:
          let new = UIViewController()
          stack.pushViewController(new, animated: animated)
          model.stack.append(new)
        case 2: #expect(stack.popViewController(animated: animated) === model.pop(), "seed \(seed), step \(step)")
        case 3:
          let place = random.below(model.stack.count)
          let found = stack.popToViewController(model.stack[place], animated: animated)
          #expect(found == model.pop(to: place), "seed \(seed), step \(step)")
        case 4:
          let found = stack.popToRootViewController(animated: animated)
          #expect(found == model.pop(to: 0), "seed \(seed), step \(step)")
        default:
          model.stack = model.stack.shuffled(using: &random).prefix(1 + random.below(3)) + [UIViewController()]
          stack.setViewControllers(model.stack, animated: animated)
        }
        #expect(stack.viewControllers == model.stack, "seed \(seed), step \(step)")
        #expect(stack.topViewController === model.stack.last, "seed \(seed), step \(step)")
        #expect(stack.children == model.stack, "seed \(seed), step \(step)")
        #expect(stack.navigationBar.items == model.stack.map(\.navigationItem), "seed \(seed), step \(step)")
        for controller in model.stack { #expect(controller.parent === stack, "seed \(seed), step \(step)") }
        if random.below(3) == 0 { await host.settle() }
      }
      await host.settle()
      guard seed % 4 != 0 else { return }
      for controller in model.stack {
        let isShown = controller.viewIfLoaded?.window != nil
        #expect(isShown == (controller === model.stack.last), "seed \(seed)")
      }
    }

    /// Every screen that leaves is released once the host is at rest.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func whatLeavesIsReleased(seed: UInt64) async {
      struct Weak { weak var controller: UIViewController? }
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let stack = UINavigationController(rootViewController: UIViewController())
      host.show(stack)
      var all: [Weak] = []
      for _ in 0..<30 {
        let animated = Bool.random(using: &random)
        switch random.below(4) {
        case 0, 1:
          let new = UIViewController()
          all.append(Weak(controller: new))
          stack.pushViewController(new, animated: animated)
        case 2: stack.popViewController(animated: animated)
        default: if random.below(4) == 0 { stack.popToRootViewController(animated: animated) }
        }
        if random.below(2) == 0 { await host.settle() }
      }
      await host.settle()
      let alive = all.compactMap(\.controller)
      #expect(Set(alive) == Set(stack.viewControllers.dropFirst()), "seed \(seed)")
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func tabsAgreeWithAModel(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let tabs = UITabBarController()
      var model = (0..<3).map { _ in UIViewController() }
      tabs.viewControllers = model
      var selected: UIViewController? = model[0]
      host.show(tabs)
      for step in 0..<25 {
        switch random.below(4) {
        case 0, 1:
          let place = random.below(model.count)
          if Bool.random(using: &random) {
            tabs.selectedIndex = place
          } else {
            tabs.selectedViewController = model[place]
          }
          selected = model[place]
        case 2:
          let index = model.firstIndex { $0 === selected } ?? 0
          model = Array(model.shuffled(using: &random).prefix(2)) + [UIViewController()]
          tabs.setViewControllers(model, animated: false)
          if !model.contains(where: { $0 === selected }) { selected = model[min(index, model.count - 1)] }
        default:
          let place = random.below(model.count)
          #expect(tabs.personTapsTab(at: place), "seed \(seed), step \(step)")
          selected = model[place]
        }
        #expect(tabs.viewControllers == model && tabs.selectedViewController === selected, "seed \(seed), step \(step)")
        #expect(tabs.selectedIndex == model.firstIndex { $0 === selected }, "seed \(seed), step \(step)")
        #expect(tabs.tabBar.selectedItem === selected?.tabBarItem, "seed \(seed), step \(step)")
        if random.below(2) == 0 { await host.settle() }
      }
      await host.settle()
      for controller in model {
        #expect((controller.viewIfLoaded?.window != nil) == (controller === selected), "seed \(seed)")
        #expect(controller.tabBarController === tabs, "seed \(seed)")
      }
    }

    /// What is presented forms one chain, and dismissing from below takes all above.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func presentationsFormAChain(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let root = UIViewController()
      host.show(root)
      await host.settle()
      var chain = [root]
      for step in 0..<15 {
        if Bool.random(using: &random), chain.count < 6 {
          let new = UIViewController()
          let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .popover]
          new.modalPresentationStyle = styles.randomElement(using: &random) ?? .automatic
          chain.last?.present(new, animated: Bool.random(using: &random))
          chain.append(new)
        } else if chain.count > 1 {
          let place = random.below(chain.count - 1)
          chain[place].dismiss(animated: Bool.random(using: &random))
          chain.removeSubrange((place + 1)...)
        }
        await host.settle()
        for (below, above) in zip(chain, chain.dropFirst()) {
          #expect(below.presentedViewController === above, "seed \(seed), step \(step)")
          #expect(above.presentingViewController === below, "seed \(seed), step \(step)")
        }
        #expect(chain.last?.presentedViewController == nil, "seed \(seed), step \(step)")
        #expect(host.visibleViewController === chain.last, "seed \(seed), step \(step)")
        #expect(chain.last?.viewIfLoaded?.window != nil, "seed \(seed), step \(step)")
      }
    }
  }
#endif
