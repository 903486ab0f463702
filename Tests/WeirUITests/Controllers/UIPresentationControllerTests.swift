#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Presentation controllers: which one a style has, their frames, their delegates, and adaptation.
  @MainActor @Suite struct UIPresentationControllerTests {
    private final class Delegate: UIAdaptivePresentationControllerDelegate {
      let log: Log
      var mayDismiss = true
      var style = UIModalPresentationStyle.none
      init(_ log: Log) { self.log = log }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("should")
        return mayDismiss
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("attempt")
      }
    }

    private final class Silent: UIAdaptivePresentationControllerDelegate {}

    private let host = HeadlessHost(
      size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    private let log = Log()

    private func shown() async -> UIViewController {
      let root = UIViewController()
      host.show(root)
      await host.settle()
      return root
    }

    private func present(
      _ style: UIModalPresentationStyle, set: (UIViewController) -> Void = { _ in }
    ) async -> (UIViewController, UIViewController) {
      let (root, controller) = (await shown(), UIViewController())
      controller.modalPresentationStyle = style
      set(controller)
      root.present(controller, animated: true)
      await host.settle()
      return (root, controller)
    }

    @Test(arguments: [
      (UIModalPresentationStyle.automatic, true, false), (.pageSheet, true, false), (.formSheet, true, false),
      (.popover, false, true), (.fullScreen, false, false), (.overFullScreen, false, false), (.custom, false, false),
      (.currentContext, false, false), (.overCurrentContext, false, false),
    ])
    func theControllerFollowsTheStyle(style: UIModalPresentationStyle, isSheet: Bool, isPopover: Bool) {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect((controller.sheetPresentationController != nil) == isSheet)
      #expect((controller.popoverPresentationController != nil) == isPopover)
      #expect(controller.presentationController != nil)
      #expect(controller.presentationController === controller.presentationController, "one and the same")
      #expect(controller.presentationController?.presentedViewController === controller)
    }

    @Test func anotherStyleHasAnotherController() {
      let controller = UIViewController()
      let sheet = controller.sheetPresentationController
      controller.modalPresentationStyle = .formSheet
      #expect(controller.sheetPresentationController === sheet)
      controller.modalPresentationStyle = .popover
      #expect(controller.sheetPresentationController == nil && controller.popoverPresentationController != nil)
    }

    @Test func itDoesNotKeepWhatItPresents() {
      weak var gone: UIViewController?
      var presentation: UIPresentationController?
      do {
        let controller = UIViewController()
        (gone, presentation) = (controller, controller.presentationController)
      }
      #expect(
        gone == nil && presentation?.presentedView == nil
          && presentation?.presentationStyle == UIModalPresentationStyle.none)
    }

    @Test func aChildHasThatOfItsParent() async {
      let child = UIViewController()
      let stack = UINavigationController(rootViewController: child)
      #expect(child.presentationController?.presentedViewController === child, "until its parent is presented")
      let root = await shown()
      root.present(stack, animated: true)
      await host.settle()
      #expect(child.presentationController === stack.presentationController)
      #expect(stack.presentationController?.presentingViewController === root)
      #expect(child.presentingViewController === root && root.presentedViewController === stack)
    }

    @Test func aFullScreenCoversAll() async {
      let (root, controller) = await present(.fullScreen)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(controller.presentationController?.containerView?.frame == controller.view.frame)
      #expect(root.view.window == nil, "what lies below is taken away")
      #expect(controller.view.safeAreaInsets.top == 50 && controller.view.safeAreaInsets.bottom == 30)
      controller.dismiss(animated: true)
      await host.settle()
      #expect(root.view.window != nil && controller.view.window == nil)
      #expect(controller.presentationController?.containerView == nil)
    }

    @Test func overFullScreenLeavesWhatLiesBelow() async {
      let (root, controller) = await present(.overFullScreen)
      #expect(root.view.window != nil && controller.view.frame.size == CGSize(width: 400, height: 800))
    }

    @Test func aSheetEndsBelowTheTop() async {
      let (root, controller) = await present(.automatic)
      #expect(root.view.window != nil)
      #expect(controller.view.frame == CGRect(x: 0, y: 60, width: 400, height: 740))
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(bottom: 30))
    }

    @Test func detentsAreHeightsOfTheSheet() async throws {
      let (_, controller) = await present(.pageSheet) { controller in
        controller.sheetPresentationController?.detents = [
          .medium(), .large(), .custom(identifier: .init("third")) { $0 / 4 }, .custom { _ in nil },
          .custom(identifier: .init("huge")) { $0 * 9 },
        ]
      }
      let sheet = try #require(controller.sheetPresentationController)
      #expect(controller.view.frame.height == 370, "the first one, unless one is selected")
      for (name, height) in [("third", 185.0), ("huge", 740), ("none", 370)] {
        sheet.animateChanges { sheet.selectedDetentIdentifier = .init(name) }
        controller.view.window?.layoutIfNeeded()
        #expect(sheet.frameOfPresentedViewInContainerView.height == CGFloat(height), "\(name)")
        #expect(controller.view.frame == sheet.frameOfPresentedViewInContainerView, "\(name)")
      }
      sheet.selectedDetentIdentifier = .large
      #expect(sheet.frameOfPresentedViewInContainerView.height == 740)
      sheet.detents = []
      #expect(sheet.frameOfPresentedViewInContainerView.height == 740, "without any it is large")
    }

    @Test func defaultsOfASheetAreUIKits() {
      let sheet = UIViewController().sheetPresentationController
      #expect(sheet?.detents.map(\.identifier) == [.large] && sheet?.selectedDetentIdentifier == nil)
      #expect(sheet?.prefersGrabberVisible == false && sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
      #expect(sheet?.preferredCornerRadius == nil && sheet?.largestUndimmedDetentIdentifier == nil)
      #expect(sheet?.prefersEdgeAttachedInCompactHeight == false)
      #expect(sheet?.frameOfPresentedViewInContainerView == .zero, "outside of a container")
    }

    @Test func pullingASheetDownAsksTheDelegate() async throws {
      let delegate = Delegate(log)
      let (root, controller) = await present(.pageSheet) { $0.presentationController?.delegate = delegate }
      delegate.mayDismiss = false
      #expect(throws: PersonRefusal.self) { try host.beginPullDown() }
      #expect(log.take() == ["should", "attempt"])
      delegate.mayDismiss = true
      try host.beginPullDown().cancel()
      #expect(log.take() == ["should", "will"] && root.presentedViewController === controller)
      try host.pullDown()
      await host.settle()
      #expect(log.take() == ["should", "will", "did"] && root.presentedViewController == nil)
    }

    @Test func aProgramThatDismissesDoesNotAsk() async {
      let delegate = Delegate(log)
      let (root, controller) = await present(.pageSheet) { $0.presentationController?.delegate = delegate }
      controller.dismiss(animated: true)
      await host.settle()
      #expect(log.lines.isEmpty && root.presentedViewController == nil)
    }

    @Test func aSheetThatIsHeldIsOnlyTold() async {
      let delegate = Delegate(log)
      let (_, controller) = await present(.pageSheet) { $0.presentationController?.delegate = delegate }
      controller.isModalInPresentation = true
      #expect(throws: PersonRefusal.self) { try host.pullDown() }
      #expect(log.take() == ["attempt"], "the delegate is not asked")
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func whatIsNoSheetIsNotPulled(style: UIModalPresentationStyle) async {
      let (root, controller) = await present(style)
      #expect(throws: PersonRefusal.self) { try host.pullDown() }
      #expect(root.presentedViewController === controller && !style.canBeDismissedByPerson)
    }

    @Test func theDelegateMayAdaptTheStyle() async {
      let delegate = Delegate(log)
      delegate.style = .fullScreen
      let (root, controller) = await present(.popover) { $0.presentationController?.delegate = delegate }
      #expect(root.view.window == nil && controller.view.frame.minY == 0)
      #expect(controller.presentationController?.presentationStyle == .popover, "the style that was asked for")
      #expect(controller.presentationController?.adaptivePresentationStyle == .fullScreen)
    }

    @Test func aDelegateThatSaysNothingAllowsAll() async throws {
      let delegate = Silent()
      let (root, _) = await present(.pageSheet) { $0.presentationController?.delegate = delegate }
      try host.pullDown()
      await host.settle()
      #expect(root.presentedViewController == nil)
    }

    private final class Hearing: UIPresentationController {
      var log: Log?
      override func presentationTransitionWillBegin() { log?.add("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("did present \(completed)") }
      override func dismissalTransitionWillBegin() { log?.add("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("did dismiss \(completed)") }
    }

    @Test func aSubclassHearsOfTheTransitions() async {
      let root = await shown()
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      let presentation = Hearing(presentedViewController: controller, presenting: root)
      presentation.log = log
      controller.storedPresentation = presentation
      #expect(presentation.presentingViewController === root)
      root.present(controller, animated: true)
      await host.settle()
      #expect(log.take() == ["will present", "did present true"])
      host.pace = .held
      controller.dismiss(animated: true)
      await host.settle()
      #expect(log.take() == ["will dismiss"] && controller.isBeingDismissed)
      host.transitions.first?.cancel()
      #expect(log.take() == ["did dismiss false"] && !controller.isBeingDismissed)
      #expect(root.presentedViewController === controller)
    }

    @Test func aCancelledPresentationLeavesNothing() async {
      let root = await shown()
      let controller = UIViewController()
      var isCompleted = false
      host.pace = .held
      root.present(controller, animated: true) { isCompleted = true }
      await host.settle()
      #expect(controller.isBeingPresented)
      host.transitions.first?.cancel()
      #expect(root.presentedViewController == nil && controller.presentingViewController == nil)
      #expect(!controller.isBeingPresented && controller.view.window == nil && !isCompleted)
    }

    @Test func aContextIsDefinedByAnAncestor() async {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.definesPresentationContext = true
      host.show(parent)
      await host.settle()
      let inner = UIViewController()
      inner.modalPresentationStyle = .overCurrentContext
      child.present(inner, animated: false)
      await host.settle()
      #expect(inner.presentingViewController === child && parent.presentedViewController == nil)
      #expect(inner.view.isDescendant(of: child.view) && inner.view.bounds.size == child.view.bounds.size)
    }

    @Test func stylesHaveUIKitsNumbers() {
      let styles: [UIModalPresentationStyle] = [
        .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover,
      ]
      #expect(styles.map(\.rawValue) == Array(-2...7))
      let ways: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
      #expect(ways.map(\.rawValue) == [0, 1, 2, 3])
    }
  }
#endif
