#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Laws of children of plain containers: whoever is in the window has appeared, once, and whoever is not has gone.
  @MainActor @Suite struct ContainmentLawTests {
    private final class Counting: UIViewController {
      var state = "gone"
      var wrong: [String] = []
      private func go(_ from: Set<String>, _ to: String) {
        if !from.contains(state) { wrong.append("\(to) after \(state)") }
        state = to
      }
      override func viewWillAppear(_ animated: Bool) { go(["gone", "leaving"], "coming") }
      override func viewDidAppear(_ animated: Bool) { go(["coming"], "there") }
      override func viewWillDisappear(_ animated: Bool) { go(["there", "coming"], "leaving") }
      override func viewDidDisappear(_ animated: Bool) { go(["leaving"], "gone") }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    private func remove(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func whoIsInTheWindowHasAppeared(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let (root, all) = (Counting(), (0..<5).map { _ in Counting() })
      host.show(root)
      for step in 0..<25 {
        let child = all[random.below(5)]
        if child.parent == nil {
          // Under the root, or under a child that does not contain it.
          let others = all.filter { $0 !== child && $0.parent != nil && !isInside($0, child) }
          add(child, to: random.below(2) == 0 ? root : others.randomElement(using: &random) ?? root)
        } else {
          remove(child)
        }
        if random.below(2) == 0 { await host.settle() }
        for controller in all { #expect(controller.wrong.isEmpty, "seed \(seed), step \(step)") }
      }
      await host.settle()
      for (index, controller) in all.enumerated() {
        let isShown = controller.viewIfLoaded?.window != nil
        #expect(controller.state == (isShown ? "there" : "gone"), "seed \(seed), child \(index)")
        #expect(isShown == isInside(controller, root), "seed \(seed), child \(index)")
      }
      #expect(root.state == "there" && root.wrong.isEmpty, "seed \(seed)")
    }

    private func isInside(_ inner: UIViewController, _ outer: UIViewController) -> Bool {
      var next: UIViewController? = inner
      while let current = next {
        if current === outer { return true }
        next = current.parent
      }
      return false
    }

    /// Law: the children of a container that exchanges them are balanced, whether exchanges end or are cancelled.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func exchangesAreBalanced(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let (root, all) = (Counting(), (0..<3).map { _ in Counting() })
      for child in all { root.addChild(child) }
      root.view.addSubview(all[0].view)
      all[0].didMove(toParent: root)
      host.show(root)
      await host.settle()
      host.pace = .held
      var shown = 0
      for step in 0..<12 {
        let next = (shown + 1 + random.below(2)) % 3
        var ended: [Bool] = []
        root.transition(from: all[shown], to: all[next], duration: 0.2, completion: { ended.append($0) })
        await host.settle()
        let isCancelled = random.below(3) == 0
        if isCancelled { host.transitions.first?.cancel() } else { host.transitions.first?.finish() }
        await host.settle()
        if !isCancelled { shown = next }
        #expect(ended == [!isCancelled], "seed \(seed), step \(step)")
        for (index, child) in all.enumerated() {
          #expect(child.state == (index == shown ? "there" : "gone"), "seed \(seed), step \(step), child \(index)")
          #expect(child.wrong.isEmpty, "seed \(seed), step \(step), child \(index)")
          #expect((child.viewIfLoaded?.superview === root.view) == (index == shown), "seed \(seed), step \(step)")
        }
      }
    }

    /// Law: windows that are hidden and shown again take all that is in them along.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func windowsTakeTheirScreensAlong(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let host = HeadlessHost()
      let (root, child) = (Counting(), Counting())
      add(child, to: root)
      let window = host.show(root)
      for step in 0..<12 {
        window.isHidden = random.below(2) == 0
        if random.below(2) == 0 { await host.settle() }
        #expect(root.wrong.isEmpty && child.wrong.isEmpty, "seed \(seed), step \(step)")
      }
      await host.settle()
      let expected = window.isHidden ? "gone" : "there"
      #expect(root.state == expected && child.state == expected, "seed \(seed)")
    }

    @Test func aParentThatForwardsByHandIsObeyed() async {
      final class ByHand: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      }
      let host = HeadlessHost()
      let (parent, child) = (ByHand(), Counting())
      add(child, to: parent)
      host.show(parent)
      await host.settle()
      #expect(child.state == "gone", "nobody has told it")
      child.beginAppearanceTransition(true, animated: false)
      #expect(child.state == "coming")
      child.endAppearanceTransition()
      #expect(child.state == "there")
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(child.state == "there" && child.wrong.isEmpty, "a way that is turned round ends where it began")
    }

    @Test func movesAreToldWithTheirParent() {
      final class Told: UIViewController {
        var log: [String] = []
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
          log.append("will \(parent != nil) \(isMovingFromParent)")
        }
        override func didMove(toParent parent: UIViewController?) {
          log.append("did \(parent != nil) \(isMovingToParent) \(isMovingFromParent)")
          super.didMove(toParent: parent)
        }
      }
      let (parent, child) = (UIViewController(), Told())
      parent.addChild(child)
      #expect(child.log == ["will true false"] && child.isMovingToParent)
      child.didMove(toParent: parent)
      #expect(child.log.last == "did true true false" && !child.isMovingToParent)
      child.willMove(toParent: nil)
      #expect(child.log.last == "will false true")
      child.removeFromParent()
      #expect(child.log.last == "did false false true" && !child.isMovingFromParent)
    }
  }
#endif
