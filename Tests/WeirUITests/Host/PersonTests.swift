import Testing
import WeirUI

/// What a person does, and what is refused.
@MainActor @Suite struct PersonTests {
  private let host = HeadlessHost()
  private let log = Log()

  private func screen(_ name: String = "A") -> LoggingController { LoggingController(name, log) }

  private func show(_ controller: UIViewController) async {
    host.show(controller)
    await host.settle()
    _ = log.take()
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func button(_ title: String, in controller: UIViewController, y: CGFloat = 100) -> UIButton {
    let button = UIButton(frame: CGRect(x: 10, y: y, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [log] _ in log.add("tap \(title)") }, for: .touchUpInside)
    controller.view.addSubview(button)
    return button
  }

  @Test func tapsWhatCanBeTapped() async throws {
    let root = screen()
    await show(root)
    let go = button("Go", in: root)
    go.accessibilityIdentifier = "go-button"
    _ = log.take()
    try host.tap(go)
    try host.tap("Go")
    try host.tap("go-button")
    #expect(log.take() == ["tap Go", "tap Go", "tap Go"])
  }

  @Test func refusesWhatNobodyCanTap() async throws {
    let root = screen()
    await show(root)
    let go = button("Go", in: root)
    let name = "UIButton 'Go' does not take tap(count: 1): "
    go.isEnabled = false
    #expect(refusal { try host.tap(go) } == name + "it is not enabled")
    go.isEnabled = true
    go.isHidden = true
    #expect(refusal { try host.tap(go) } == name + "it cannot be seen")
    go.isHidden = false
    root.view.isUserInteractionEnabled = false
    #expect(refusal { try host.tap(go) } == name + "it takes no touches")
    root.view.isUserInteractionEnabled = true
    go.frame.origin.x = 5_000
    #expect(refusal { try host.tap(go) } == name + "it lies outside of what can be seen")
    go.frame.origin.x = 10
    let cover = UIView(frame: root.view.bounds)
    cover.accessibilityIdentifier = "cover"
    root.view.addSubview(cover)
    #expect(refusal { try host.tap(go) } == name + "UIView 'cover' lies over it")
    cover.removeFromSuperview()
    go.removeFromSuperview()
    #expect(refusal { try host.tap(go) } == name + "it is in no window")
    #expect(refusal { try host.tap("Nothing") } == "'Nothing' does not take tap: there is no such thing")
    #expect(log.take() == [])
  }

  @Test func aScreenUnderASheetIsCovered() async throws {
    let root = screen()
    await show(root)
    let go = button("Go", in: root)
    let sheet = screen("S")
    root.present(sheet, animated: true)
    await host.settle()
    let reason = try #require(refusal { try host.tap(go) })
    #expect(reason.contains("lies over it") || reason.contains("cannot be seen"))
    try host.pullDown()
    await host.settle()
    #expect(refusal { try host.tap(go) } == nil)
  }

  @Test func nothingIsTappedWhileScreensMove() async throws {
    let root = screen()
    let stack = UINavigationController(rootViewController: root)
    await show(stack)
    let go = button("Go", in: root)
    host.pace = .held
    stack.pushViewController(screen("B"), animated: true)
    await host.settle()
    #expect(refusal { try host.tap(go) }?.contains("the transition push") == true)
    #expect(refusal { try host.swipeBack() }?.contains("the transition push") == true)
    host.transitions.first?.finish()
    #expect(refusal { try host.swipeBack() } == nil)
  }

  @Test func goesBack() async throws {
    let (first, second) = (screen("A"), screen("B"))
    let stack = UINavigationController(rootViewController: first)
    await show(stack)
    #expect(refusal { try host.tapBack() } != nil && refusal { try host.swipeBack() } != nil)
    stack.pushViewController(second, animated: true)
    await host.settle()
    #expect(host.visibleViewController === second)
    second.navigationItem.hidesBackButton = true
    #expect(refusal { try host.tapBack() } == "the back button does not take tap: it cannot be seen")
    second.navigationItem.hidesBackButton = false
    try host.tapBack()
    await host.settle()
    #expect(stack.viewControllers == [first])
    stack.pushViewController(second, animated: true)
    await host.settle()
    try host.beginSwipeBack().cancel()
    await host.settle()
    #expect(stack.viewControllers == [first, second])
    try host.swipeBack()
    await host.settle()
    #expect(stack.viewControllers == [first] && host.visibleViewController === first)
  }

  @Test func tapsItemsOfBars() async throws {
    let root = screen()
    let stack = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { [log] _ in log.add("add") })
    root.navigationItem.rightBarButtonItem = item
    await show(stack)
    try host.tap(item)
    try host.tap("Add")
    item.isEnabled = false
    #expect(refusal { try host.tap(item) } != nil)
    #expect(refusal { try host.tap(UIBarButtonItem(title: "Other", style: .plain)) } != nil)
    #expect(log.take() == ["add", "add"])
  }

  /// Hears of a person's wish to dismiss a sheet.
  private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.add("attempt")
    }
  }

  @Test func pullsSheetsDown() async throws {
    let (root, sheet, delegate) = (screen(), screen("S"), SheetDelegate(log))
    await show(root)
    #expect(refusal { try host.pullDown() } == "a sheet does not take pull down: there is no such thing")
    root.present(sheet, animated: true)
    sheet.presentationController?.delegate = delegate
    await host.settle()
    _ = log.take()
    sheet.isModalInPresentation = true
    #expect(refusal { try host.pullDown() }?.contains("isModalInPresentation") == true)
    sheet.isModalInPresentation = false
    delegate.allows = false
    #expect(refusal { try host.pullDown() } != nil)
    #expect(log.take() == ["attempt", "attempt"])
    delegate.allows = true
    try host.beginPullDown().cancel()
    await host.settle()
    #expect(log.take() == ["will", "S.willDisappear", "S.willAppear", "S.didAppear"])
    #expect(root.presentedViewController === sheet)
    try host.pullDown()
    await host.settle()
    #expect(log.take() == ["will", "S.willDisappear", "S.didDisappear", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aFullScreenIsNotPulledDown() async throws {
    let (root, full) = (screen(), screen("F"))
    await show(root)
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    await host.settle()
    #expect(refusal { try host.pullDown() } != nil)
    #expect(root.presentedViewController === full)
  }

  private final class TabsDelegate: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      viewController.title != "locked"
    }
  }

  @Test func tapsTabs() async throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: screen("A"))
    let locked = screen("L")
    locked.title = "locked"
    let delegate = TabsDelegate()
    tabs.viewControllers = [stack, screen("B"), locked]
    tabs.delegate = delegate
    await show(tabs)
    stack.pushViewController(screen("A2"), animated: true)
    await host.settle()
    try host.tapTab(0)
    await host.settle()
    #expect(stack.viewControllers.count == 1, "a tap on the selected tab goes back to the first screen")
    try host.tapTab(1)
    await host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(refusal { try host.tapTab(2) }?.contains("delegate does not allow it") == true)
    #expect(refusal { try host.tapTab(3) } == "tab 3 does not take tap: there is no such thing")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func typesIntoFields() async throws {
    let root = screen()
    await show(root)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    root.view.addSubview(field)
    try host.type("abc", into: field)
    #expect(field.text == "abc" && field.isFirstResponder)
    field.isEnabled = false
    #expect(refusal { try host.type("d", into: field) } != nil)
    #expect(field.text == "abc")
  }
}
