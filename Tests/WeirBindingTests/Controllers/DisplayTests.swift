import Testing
import WeirBinding

/// Whether a screen is displayed, and whether it has left for good.
@Suite @MainActor struct DisplayTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let host = HeadlessHost()

  @Test func whetherItIsDisplayed() async {
    let controller = UIViewController()
    controller.rx.displayed.subscribe(log) ~ bag
    let window = host.show(controller)
    await host.settle()
    #expect(log.take() == ["false", "true"])
    controller.rx.displayed.take(1).subscribe(log) ~ bag
    #expect(log.take() == ["true", "completed"])
    window.rootViewController = UIViewController()
    await host.settle()
    #expect(log.take() == ["false"])
  }

  @Test func whetherItIsVisible() async {
    let controller = UIViewController()
    controller.rx.isVisible.subscribe(log) ~ bag
    let window = host.show(controller)
    await host.settle()
    #expect(log.take() == ["true"], "changes only")
    window.rootViewController = UIViewController()
    await host.settle()
    #expect(log.take() == ["false"])
  }

  /// A pull that is broken off has been told of as well, and what is only covered is not leaving.
  @Test func whetherItIsBeingDismissed() async {
    let (root, sheet) = (UIViewController(), UIViewController())
    host.show(root)
    await host.settle()
    root.rx.isDismissing.map { "root \($0)" }.subscribe(log) ~ bag
    sheet.rx.isDismissing.map { "sheet \($0)" }.subscribe(log) ~ bag
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    await host.settle()
    #expect(log.take().isEmpty)
    root.dismiss(animated: true)
    await host.settle()
    #expect(log.take() == ["sheet true"])
  }

  @Test func aChildThatLeavesIsDismissed() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.rx.dismissed.subscribe(log) ~ bag
    child.didMove(toParent: parent)
    #expect(log.lines.isEmpty)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.lines == ["false"])
  }

  @Test func theStreamEndsWithTheController() {
    UIViewController().rx.displayed.subscribe(log) ~ bag
    #expect(log.lines == ["false", "completed"])
  }

  @Test func whatIsPresentedIsDismissed() async {
    let (root, sheet, child) = (UIViewController(), UIViewController(), UIViewController())
    host.show(root)
    await host.settle()
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    sheet.rx.dismissed.map { _ in "sheet" }.subscribe(log) ~ bag
    child.rx.dismissed.map { _ in "child" }.subscribe(log) ~ bag
    root.rx.dismissed.map { _ in "root" }.subscribe(log) ~ bag
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: true)
    await host.settle()
    #expect(log.take().isEmpty, "what is covered is not dismissed")
    root.dismiss(animated: true)
    await host.settle()
    #expect(log.lines.sorted() == ["child", "sheet"])
  }

  @Test func whatIsCoveredWhileItsSheetIsPulledIsNotDismissed() async {
    let (root, first) = (UIViewController(), UIViewController())
    let sheet = UINavigationController(rootViewController: first)
    host.show(root)
    await host.settle()
    first.rx.dismissed.map { _ in "first" }.subscribe(log) ~ bag
    root.present(sheet, animated: false)
    await host.settle()
    host.pace = .held
    let pull = sheet.beginInteractiveDismissal()
    sheet.pushViewController(UIViewController(), animated: false)
    await host.settle()
    host.transitions.last?.finish()
    #expect(log.lines.isEmpty, "another screen is shown in its place")
    pull?.cancel()
    #expect(log.lines.isEmpty)
    #expect(sheet.presentingViewController === root)
  }
}
