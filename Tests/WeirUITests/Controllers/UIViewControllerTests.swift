#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Controllers on their own: defaults, loading of views, titles, ancestors, and what is shown by whom.
  @MainActor @Suite struct UIViewControllerTests {
    private let host = HeadlessHost()

    @Test func defaultsAreUIKits() {
      let controller = UIViewController()
      #expect(controller.title == nil && !controller.isViewLoaded && controller.viewIfLoaded == nil)
      #expect(controller.parent == nil && controller.children.isEmpty && controller.presentedViewController == nil)
      #expect(controller.presentingViewController == nil && controller.navigationController == nil)
      #expect(controller.tabBarController == nil && !controller.isEditing && !controller.isModalInPresentation)
      #expect(!controller.definesPresentationContext && !controller.hidesBottomBarWhenPushed)
      #expect(controller.modalPresentationStyle == .automatic && controller.modalTransitionStyle == .coverVertical)
      #expect(controller.preferredContentSize == .zero && controller.additionalSafeAreaInsets == .zero)
      #expect(controller.preferredStatusBarStyle == .default && !controller.prefersStatusBarHidden)
      #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
      #expect(!controller.prefersHomeIndicatorAutoHidden && controller.toolbarItems == nil)
      #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(controller.shouldAutomaticallyForwardAppearanceMethods && controller.transitionCoordinator == nil)
      #expect(!controller.isBeingPresented && !controller.isBeingDismissed && !controller.isMovingToParent)
    }

    @Test func theViewIsLoadedOnceWhenAskedFor() {
      final class Loading: UIViewController {
        var log: [String] = []
        override func loadView() {
          log.append("load")
          super.loadView()
        }
        override func viewDidLoad() { log.append("did \(isViewLoaded)") }
      }
      let controller = Loading()
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      _ = controller.view
      #expect(controller.log == ["load", "did true"])
      controller.view = nil
      #expect(!controller.isViewLoaded)
      #expect(controller.view != nil && controller.log.count == 4, "a view that was taken away is loaded again")
    }

    @Test func aViewThatIsGivenIsNotLoaded() {
      final class Loading: UIViewController {
        var loads = 0
        override func viewDidLoad() { loads += 1 }
      }
      let (controller, view) = (Loading(), UIView())
      controller.view = view
      #expect(controller.isViewLoaded && controller.view === view && controller.loads == 0 && view.next === controller)
      controller.view = UIView()
      #expect(view.next == nil)
    }

    @Test func aViewMadeInLoadViewIsTaken() {
      final class Own: UIViewController {
        override func loadView() { view = UILabel() }
      }
      let controller = Own()
      #expect(controller.view is UILabel)
    }

    @Test func titlesGoToItemsThatAreThere() {
      let controller = UIViewController()
      controller.title = "before"
      #expect(controller.navigationItem.title == "before" && controller.tabBarItem.title == "before")
      controller.tabBarItem = UITabBarItem(title: "own", image: nil, tag: 1)
      #expect(controller.tabBarItem.title == "own" && controller.title == "before")
      controller.title = nil
      #expect(controller.navigationItem.title == nil && controller.tabBarItem.title == nil)
    }

    @Test func ancestorsAreFoundThroughParents() {
      let (deep, middle) = (UIViewController(), UIViewController())
      middle.addChild(deep)
      let stack = UINavigationController(rootViewController: middle)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      #expect(deep.navigationController === stack && deep.tabBarController === tabs)
      #expect(stack.navigationController == nil && stack.tabBarController === tabs && tabs.tabBarController == nil)
      deep.removeFromParent()
      #expect(deep.navigationController == nil && deep.parent == nil && middle.children.isEmpty)
    }

    @Test func showingPushesOrPresents() async {
      let (root, alone) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: root)
      host.show(stack)
      await host.settle()
      let (pushed, presented, detail) = (UIViewController(), UIViewController(), UIViewController())
      root.show(pushed, sender: nil)
      #expect(stack.viewControllers == [root, pushed])
      await host.settle()
      pushed.showDetailViewController(detail, sender: nil)
      await host.settle()
      #expect(stack.presentedViewController === detail)
      detail.show(presented, sender: nil)
      await host.settle()
      #expect(detail.presentedViewController === presented, "outside of a stack it is presented")
      #expect(reports { alone.show(UIViewController(), sender: nil) } == 1)
    }

    private func reports(_ body: () -> Void) -> Int { faults(of: "UIViewController", body).count }

    @Test func childrenChangeTheirParent() {
      let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
      first.addChild(child)
      first.addChild(child)
      #expect(first.children == [child] && child.parent === first)
      second.addChild(child)
      #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
      child.removeFromParent()
      child.removeFromParent()
      #expect(second.children.isEmpty && child.parent == nil)
    }

    @Test func aParentKeepsItsChildrenAndNotTheOtherWayRound() {
      weak var parent: UIViewController?
      weak var child: UIViewController?
      let kept: UIViewController
      do {
        let (made, inner) = (UIViewController(), UIViewController())
        made.addChild(inner)
        (parent, child, kept) = (made, inner, inner)
      }
      #expect(parent == nil && child === kept && kept.parent == nil)
    }

    @Test func insetsAreAddedToTheSafeArea() async {
      let host = HeadlessHost(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
      final class Hearing: UIViewController {
        var changes = 0
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
      }
      let controller = Hearing()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      host.show(controller)
      await host.settle()
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 45, left: 6, bottom: 27, right: 8))
      let before = controller.changes
      controller.additionalSafeAreaInsets = .zero
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
      #expect(controller.changes == before + 1)
    }

    @Test func childrenExchangeTheirPlaces() async {
      let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
      for child in [old, new] { parent.addChild(child) }
      old.view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      host.show(parent)
      await host.settle()
      var log: [String] = []
      parent.transition(
        from: old, to: new, duration: 0.3, animations: { log.append("along") }, completion: { log.append("done \($0)") }
      )
      await host.settle()
      #expect(log == ["along", "done true"])
      #expect(old.view.superview == nil && new.view.superview === parent.view && new.view.frame.width == 30)
      host.pace = .held
      parent.transition(from: new, to: old, duration: 0.3, completion: { log.append("done \($0)") })
      await host.settle()
      host.transitions.first?.cancel()
      #expect(log.last == "done false" && new.view.superview === parent.view && old.view.superview == nil)
    }

    @Test func dismissingNothingIsDone() {
      var isDone = false
      UIViewController().dismiss(animated: true) { isDone = true }
      #expect(isDone)
    }

    @Test func aCompletionIsCalledOnce() async {
      let root = UIViewController()
      host.show(root)
      await host.settle()
      var log: [String] = []
      root.present(UIViewController(), animated: true) { log.append("presented") }
      root.dismiss(animated: true) { log.append("first") }
      root.dismiss(animated: true) { log.append("second") }
      await host.settle()
      #expect(log == ["presented", "first", "second"] && root.presentedViewController == nil)
    }
  }
#endif
