#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The rest of alerts: defaults, texts that change while shown, preferred actions, and taps outside.
  @MainActor @Suite struct AlertStylesTests {
    private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

    private func shown(
      _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)], log: Log = Log()
    ) async -> (UIViewController, UIAlertController) {
      let root = UIViewController()
      host.show(root)
      await host.settle()
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      for (title, style) in actions {
        alert.addAction(UIAlertAction(title: title, style: style) { log.add($0.title ?? "") })
      }
      root.present(alert, animated: true)
      await host.settle()
      return (root, alert)
    }

    private func labels(_ alert: UIAlertController) -> [String?] {
      let box = (alert.view as? AlertView)?.box
      return box?.subviews.compactMap { ($0 as? UILabel).flatMap { $0.isHidden ? nil : $0 } }.map(\.text) ?? []
    }

    private func buttons(_ alert: UIAlertController) -> [UIButton] {
      (alert.view as? AlertView)?.box.subviews.compactMap { $0 as? UIButton } ?? []
    }

    @Test func defaultsAreUIKits() {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(alert.title == nil && alert.message == nil && alert.actions.isEmpty && alert.textFields == nil)
      #expect(alert.preferredStyle == .actionSheet && alert.preferredAction == nil)
      #expect(UIAlertController.Style.actionSheet.rawValue == 0 && UIAlertController.Style.alert.rawValue == 1)
      let action = UIAlertAction(title: nil, style: .destructive)
      #expect(action.title == nil && action.style == .destructive && action.isEnabled)
      #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
    }

    @Test func textsMayChangeWhileItIsShown() async {
      let (_, alert) = await shown(.alert, [("OK", .default)])
      #expect(labels(alert) == ["Title", "Message"])
      alert.title = "Other"
      alert.message = "Text"
      #expect(labels(alert) == ["Other", "Text"])
      alert.addAction(UIAlertAction(title: "New", style: .default))
      #expect(buttons(alert).map(\.currentTitle) == ["OK", "New"])
    }

    @Test func whatHasNoTextIsNotShown() {
      let alert = UIAlertController(title: nil, message: "Message", preferredStyle: .alert)
      #expect(labels(alert) == ["Message"])
    }

    @Test func anAlertLiesInTheMiddleAndASheetAtTheBottom() async {
      let (_, alert) = await shown(.alert, [("OK", .default), ("No", .cancel)])
      let box = (alert.view as? AlertView)?.box.frame
      #expect(box == CGRect(x: 65, y: 312, width: 270, height: 176))
      alert.dismiss(animated: false)
      await host.settle()
      let (_, sheet) = await shown(.actionSheet, [("OK", .default)])
      #expect((sheet.view as? AlertView)?.box.frame.maxY == 800)
    }

    @Test func anActionThatIsDisabledLaterIsDisabled() async {
      let log = Log()
      let (_, alert) = await shown(.alert, [("OK", .default)], log: log)
      alert.actions[0].isEnabled = false
      #expect(buttons(alert).map(\.isEnabled) == [false])
      #expect(throws: PersonRefusal.self) { try host.tap(alert.actions[0]) }
      alert.actions[0].isEnabled = true
      #expect(throws: Never.self) { try host.tap(alert.actions[0]) }
      await host.settle()
      #expect(log.lines == ["OK"])
    }

    @Test func aTapOutsideCancelsASheetOnly() async throws {
      let log = Log()
      let (root, alert) = await shown(.alert, [("OK", .default), ("No", .cancel)], log: log)
      #expect(throws: PersonRefusal.self) { try host.tapOutside() }
      alert.dismiss(animated: false)
      await host.settle()
      let (_, sheet) = await shown(.actionSheet, [("OK", .default), ("No", .cancel)], log: log)
      try host.tapOutside()
      await host.settle()
      #expect(log.lines == ["No"] && sheet.presentingViewController == nil && root.presentedViewController == nil)
      _ = await shown(.actionSheet, [("OK", .default)], log: log)
      #expect(throws: PersonRefusal.self) { try host.tapOutside() }
    }

    @Test func thePreferredActionIsOneOfThem() {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let (action, stranger) = (UIAlertAction(title: "a", style: .default), UIAlertAction(title: "b", style: .default))
      alert.addAction(action)
      #expect(faults(of: "UIAlertController") { alert.preferredAction = action }.isEmpty)
      let found = faults(of: "UIAlertController") { alert.preferredAction = stranger }
      #expect(found.map(\.rule) == ["a preferred action is one of the actions"])
      #expect(faults(of: "UIAlertController") { alert.preferredAction = nil }.isEmpty)
    }

    @Test func theAlertIsGoneWhenTheActionIsCalled() async throws {
      var wasPresented: Bool?
      let root = UIViewController()
      host.show(root)
      await host.settle()
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in wasPresented = root.presentedViewController != nil })
      root.present(alert, animated: true)
      await host.settle()
      try host.tap(alert.actions[0])
      await host.settle()
      #expect(wasPresented == false)
    }

    @Test func fieldsAreSetUpOnceInOrder() {
      let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      alert.addTextField()
      #expect(alert.textFields?.map(\.placeholder) == ["name", nil, nil])
      #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true, false])
      #expect((alert.view as? AlertView)?.box.subviews.count { $0 is UITextField } == 3)
    }
  }
#endif
