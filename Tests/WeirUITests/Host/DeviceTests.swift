import Foundation
import Testing
import WeirUI

/// Turning the device, and what a person sets.
@MainActor @Suite struct DeviceTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))
  private let log = Log()

  private final class Screen: UIViewController {
    var log: Log?
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log?.add("to \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [log, weak self] _ in
        log?.add("along \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [log] in
        log?.add("done \($0.isCancelled)")
      }
    }

    override func viewDidLayoutSubviews() { log?.add("layout \(Int(view.bounds.width))") }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log?.add("traits \(traitCollection.verticalSizeClass) \(traitCollection.userInterfaceStyle)")
    }
  }

  private func shown(in container: (UIViewController) -> UIViewController = { $0 }) async -> Screen {
    let screen = Screen()
    host.show(container(screen))
    await host.settle()
    screen.log = log
    return screen
  }

  @Test func rotation() async throws {
    let screen = await shown()
    try host.rotate(to: .landscapeLeft)
    #expect(log.take() == ["to 800 from 400", "traits compact light", "along 800", "layout 800"])
    await host.settle()
    #expect(log.take() == ["done false"])
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(screen.traitCollection.verticalSizeClass == .compact)
    try host.rotate(to: .landscapeRight)
    #expect(log.take() == [], "the size is the same")
    try host.rotate(to: .portrait)
    await host.settle()
    #expect(screen.view.bounds.size == CGSize(width: 400, height: 800))
  }

  @Test func theScreenInFrontMayRefuse() async {
    let screen = await shown()
    screen.orientations = .portrait
    let refusal = #expect(throws: PersonRefusal.self) { try host.rotate(to: .landscapeLeft) }
    #expect(refusal?.reason == .declined(by: "supportedInterfaceOrientations"))
    #expect(host.windowScene.interfaceOrientation == .portrait)
    #expect(log.take() == [])
  }

  @Test func childrenAndWhatIsPresentedTurnToo() async throws {
    let screen = await shown { UINavigationController(rootViewController: $0) }
    let sheet = Screen()
    sheet.log = Log()
    screen.present(sheet, animated: false)
    await host.settle()
    _ = sheet.log?.take()
    try host.rotate(to: .landscapeLeft)
    #expect(log.take().first == "to 800 from 400")
    #expect(sheet.log?.take().first == "to 800 from 400")
    #expect(sheet.view.bounds.width == 800)
  }

  @Test func darkIsToldToAll() async {
    let screen = await shown { UINavigationController(rootViewController: $0) }
    var styles: [UIUserInterfaceStyle] = []
    let registration = screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Screen, previous) in
      styles.append(previous.userInterfaceStyle)
    }
    host.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(log.take() == ["traits regular dark"])
    host.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(log.take() == [], "nothing has changed")
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    #expect(styles == [.light], "only what was asked for")
    screen.unregisterForTraitChanges(registration)
    host.changeTraits { $0.userInterfaceStyle = .light }
    #expect(styles == [.light])
  }

  @Test func overridesHoldForWhatIsInside() async {
    let stack = UINavigationController()
    let screen = await shown {
      stack.viewControllers = [$0]
      return stack
    }
    stack.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["traits regular dark"])
    screen.overrideUserInterfaceStyle = .light
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    #expect(stack.traitCollection.userInterfaceStyle == .dark)
    screen.overrideUserInterfaceStyle = .unspecified
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    stack.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: screen)
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    #expect(stack.overrideTraitCollection(forChild: screen)?.horizontalSizeClass == .regular)
  }

  private final class SafeScreen: UIViewController {
    var changes = 0
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  @Test func additionalInsetsGrowTheSafeArea() async {
    let screen = SafeScreen()
    screen.additionalSafeAreaInsets.top = 5
    host.show(screen)
    await host.settle()
    #expect(screen.view.safeAreaInsets.top == 5 && screen.changes == 1)
    screen.additionalSafeAreaInsets.top = 20
    await host.settle()
    #expect(screen.view.safeAreaInsets.top == 20 && screen.changes == 2)
    screen.additionalSafeAreaInsets.top = 20
    await host.settle()
    #expect(screen.changes == 2)
  }
}
