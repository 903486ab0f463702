import Testing
import WeirUI

/// What UIKit rejects is reported, and nothing is changed.
@MainActor @Suite struct RejectionTests {
  private let host = HeadlessHost()

  private func shown() async -> UIViewController {
    let root = UIViewController()
    host.show(root)
    await host.settle()
    return root
  }

  private func rules(_ body: () -> Void) -> [String] { faults(of: "UIViewController", body).map(\.rule) }

  @Test func presentingFromNowhere() {
    let (alone, other) = (UIViewController(), UIViewController())
    var isCalled = false
    #expect(
      rules { alone.present(other, animated: true) { isCalled = true } } == [
        "a controller presents only while its view is in a window"
      ])
    #expect(alone.presentedViewController == nil && other.presentingViewController == nil && !isCalled)
  }

  @Test func presentingTwice() async {
    let root = await shown()
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: true)
    #expect(rules { root.present(second, animated: true) } == ["a controller presents one other at a time"])
    await host.settle()
    #expect(rules { root.present(second, animated: true) } == ["a controller presents one other at a time"])
    await host.settle()
    #expect(root.presentedViewController === first && second.viewIfLoaded?.window == nil)
    #expect(rules { first.present(first, animated: true) } == ["a controller that is in use cannot be presented"])
    #expect(rules { first.present(root, animated: true) } == ["a controller that is in use cannot be presented"])
  }

  @Test func presentingFromWhatGoes() async {
    let root = await shown()
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    await host.settle()
    host.pace = .held
    root.dismiss(animated: true)
    await host.settle()
    #expect(
      rules { sheet.present(UIViewController(), animated: true) } == [
        "a controller that is being dismissed presents nothing"
      ])
    let next = UIViewController()
    #expect(rules { root.present(next, animated: true) } == [], "what stays presents after the dismissal")
    host.pace = .nextTurn
    host.transitions.first?.finish()
    await host.settle()
    #expect(root.presentedViewController === next && sheet.presentingViewController == nil)
  }

  @Test func dismissingNothingCallsTheCompletion() async {
    let root = await shown()
    var calls = 0
    #expect(rules { root.dismiss(animated: true) { calls += 1 } } == [])
    UIViewController().dismiss(animated: true) { calls += 1 }
    #expect(calls == 2)
  }

  @Test func containingItself() async {
    let (root, child) = (await shown(), UIViewController())
    root.addChild(child)
    #expect(rules { child.addChild(root) } == ["a controller cannot contain itself"])
    #expect(rules { child.addChild(child) } == ["a controller cannot contain itself"])
    #expect(root.children == [child] && child.children == [])
  }

  @Test func aChildOfAStackIsAddedElsewhere() {
    let (stack, child, other) = (UINavigationController(), UIViewController(), UIViewController())
    stack.viewControllers = [child]
    #expect(rules { other.addChild(child) } == ["a child has one parent"])
  }

  @Test func aPlainChildMovesToItsNewParent() {
    let (one, two, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    #expect(rules { two.addChild(child) } == [])
    #expect(one.children == [] && two.children == [child] && child.parent === two)
  }

  @Test func aChildsViewInTheWrongPlace() async {
    let root = await shown()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(rules { root.view.addSubview(child.view) } == ["a child's view is inside its parent's view"])
  }

  @Test func unbalancedAppearance() async {
    let root = await shown()
    let rule = "each beginAppearanceTransition has one endAppearanceTransition"
    #expect(rules { root.endAppearanceTransition() } == [rule])
    #expect(rules { root.beginAppearanceTransition(true, animated: false) } == [rule])
    let child = UIViewController()
    child.beginAppearanceTransition(true, animated: false)
    #expect(rules { child.beginAppearanceTransition(true, animated: false) } == [rule])
    child.endAppearanceTransition()
    #expect(rules { child.endAppearanceTransition() } == [rule])
  }

  @Test func exchangingStrangers() async {
    let root = await shown()
    let rule = "a transition exchanges two children"
    #expect(
      rules { root.transition(from: UIViewController(), to: UIViewController(), duration: 0) } == [rule])
  }

  @Test func aViewOfTwoControllers() {
    let (one, two) = (UIViewController(), UIViewController())
    let view = UIView()
    one.view = view
    #expect(rules { two.view = view } == ["a view belongs to one controller at a time"])
    #expect(two.view === view && !one.isViewLoaded)
  }

  private final class Forgetful: UIViewController {
    override func loadView() {}
  }

  @Test func loadViewSetsAView() {
    let controller = Forgetful()
    #expect(rules { _ = controller.view } == ["loadView sets `view`"])
    #expect(controller.isViewLoaded)
  }
}
