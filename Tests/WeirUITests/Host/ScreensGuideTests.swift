import Testing
import WeirUI

/// What the guide "WeirUI" shows.
@MainActor @Suite struct ScreensGuideTests {
  @Test func theSnippetsDoWhatTheySay() async throws {
    let host = HeadlessHost()
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    host.show(stack)
    await host.settle()
    stack.pushViewController(UIViewController(), animated: true)
    await host.settle()
    #expect(stack.viewControllers.count == 2 && first.view.window == nil)

    host.pace = .held
    stack.popViewController(animated: true)
    await host.settle()
    let transition = host.transitions[0]
    transition.update(0.5)
    transition.cancel()
    #expect(stack.viewControllers.count == 2 && transition.percentComplete == 0.5)

    host.pace = .nextTurn
    let top = try #require(stack.topViewController)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    top.view.addSubview(field)
    var added = 0
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in added += 1 })
    try host.tap("Add")
    try host.type("Milk", into: field)
    try host.pressReturn(in: field)
    try host.swipeBack()
    #expect(added == 1 && field.text == "Milk" && stack.viewControllers == [first])

    host.looksForLeaks = true
    #expect(host.leakedScreens == [])
  }
}
