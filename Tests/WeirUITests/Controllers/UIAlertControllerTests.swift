import Testing
import WeirUI

/// Alerts and action sheets.
@MainActor @Suite struct UIAlertControllerTests {
  private let log = Log()
  private let host = HeadlessHost()

  private func present(_ alert: UIAlertController) async -> LoggingController {
    let root = LoggingController("A", log)
    host.show(root)
    await host.settle()
    _ = log.take()
    root.present(alert, animated: true)
    await host.settle()
    return root
  }

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style) { [log] _ in log.add(title) })
    }
    return alert
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test func whatIsBelowHearsNothing() async {
    let alert = alert()
    let root = await present(alert)
    #expect(root.presentedViewController === alert)
    #expect(log.take() == [])
    #expect(root.view.window != nil)
  }

  @Test func anActionDismissesAndIsThenCalled() async throws {
    let alert = alert()
    let root = await present(alert)
    try alert.personTaps(alert.actions[1])
    #expect(log.take() == [], "not before the alert is gone")
    await host.settle()
    #expect(throws: PersonRefusal.self, "a second tap comes too late") { try alert.personTaps(alert.actions[0]) }
    #expect(log.take() == ["Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func theButtonsAreTheActionsWithCancelLast() async throws {
    let alert = alert()
    _ = await present(alert)
    let shown = buttons(in: alert.view)
    #expect(shown.map(\.currentTitle) == ["Delete", "Cancel"])
    #expect(shown.allSatisfy { $0.bounds.height > 0 && $0.window != nil })
    try shown[1].person(does: .tap())
    await host.settle()
    #expect(log.take() == ["Cancel"])
  }

  @Test func aDisabledActionIsRefused() async throws {
    let alert = alert()
    _ = await present(alert)
    alert.actions[1].isEnabled = false
    let refusal = #expect(throws: PersonRefusal.self) { try alert.personTaps(alert.actions[1]) }
    #expect(refusal?.reason == .disabled)
    #expect(buttons(in: alert.view).first?.isEnabled == false)
    alert.actions[1].isEnabled = true
    try alert.personTaps(alert.actions[1])
    await host.settle()
    #expect(log.take() == ["Delete"])
  }

  @Test func fieldsAreEdited() async throws {
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    _ = await present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.placeholder == "Name" && field.window != nil)
    try field.person(does: .type("Ann"))
    #expect(field.text == "Ann")
  }

  @Test func anAlertThatIsNotShownCannotBeTapped() {
    let alert = alert()
    let refusal = #expect(throws: PersonRefusal.self) { try alert.personTaps(alert.actions[0]) }
    #expect(refusal?.reason == .notInWindow)
    let other = #expect(throws: PersonRefusal.self) {
      try alert.personTaps(UIAlertAction(title: "Other", style: .default))
    }
    #expect(other?.reason == .notFound)
  }

  @Test func brokenRulesAreReported() {
    let (sheet, action) = (alert(.actionSheet), UIAlertAction(title: "No", style: .cancel))
    let found = faults(of: "UIAlertController") {
      sheet.addAction(action)
      sheet.addTextField()
      sheet.preferredAction = action
    }
    #expect(
      found.map(\.rule) == [
        "an alert has one cancel action", "only an alert has text fields", "a preferred action is one of the actions",
      ])
    #expect(sheet.actions.count == 2 && sheet.textFields == nil)
  }

  @Test func anAlertIsReleasedWithItsClosures() async throws {
    weak var released: UIAlertController?
    do {
      let alert = alert()
      released = alert
      _ = await present(alert)
      try alert.personTaps(alert.actions[0])
    }
    await host.settle()
    #expect(released == nil)
  }
}
