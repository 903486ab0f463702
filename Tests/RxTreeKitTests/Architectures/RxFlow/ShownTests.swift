import Testing

@testable import RxTreeKit

/// Screens that a flow shows without contributing them.
@Suite struct ShownTests {
  /// A flow of one step, `visit`, with the given body; it has `stack`, `window` and a screen in `screen`.
  private func app(_ body: String, members: String = "", screens: String = "GateViewController") -> AppSketch {
    AppSketch(
      screens: screens,
      """
      enum GardenStep: Step { case visit }
      final class GardenFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        private let window: UIWindow
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? GardenStep else { return .none }
          switch step {
          case .visit:
            \(body)
          }
        }
        \(members)
      }
      """)
  }

  private let edge = "GardenFlow | visit | GateViewController | shown"

  @Test(arguments: [
    "stack.pushViewController(gate, animated: true)", "self.stack.present(gate, animated: true, completion: nil)",
    "stack.show(gate, sender: self)", "stack.showDetailViewController(gate, sender: nil)",
    "stack.viewControllers = [gate]", "stack.setViewControllers([gate], animated: false)",
    "stack.presentPanModal(gate)", "window.rootViewController = gate",
    "stack.topViewController?.present(gate, animated: true)",
    "stack.setViewControllers(stack.viewControllers + [gate], animated: true)",
    "DispatchQueue.main.async { self.stack.present(gate, animated: true) }",
    "stack.dismiss(animated: true) { [weak self] in self?.stack.pushViewController(gate, animated: true) }",
    "UIView.transition(with: window, duration: 0.3, animations: { self.window.rootViewController = gate })",
  ])
  func everyWayToShow(_ statement: String) {
    app("let gate = GateViewController()\n\(statement)\nreturn .none").expect(from: "GardenFlow", edge)
  }

  @Test func wrappedInANavigationController() {
    app(
      """
      let gate = GateViewController()
      let wrapper = UINavigationController(rootViewController: gate)
      wrapper.modalPresentationStyle = .fullScreen
      stack.present(wrapper, animated: true)
      return .none
      """
    ).expect(from: "GardenFlow", edge)
  }

  @Test func helperThatReturnsNone() {
    app(
      "return showGate()",
      members: """
        private func showGate() -> FlowContributors {
          stack.pushViewController(GateViewController(), animated: true)
          return .none
        }
        """
    ).expect(from: "GardenFlow", edge)
  }

  @Test func contributedAndShownIsContributed() {
    app(
      """
      let gate = GateViewController()
      stack.pushViewController(gate, animated: true)
      return .one(flowContributor: .contribute(withNext: gate))
      """
    ).expect(from: "GardenFlow", "GardenFlow | visit | GateViewController | screen")
  }

  @Test func oneShownBesidesOneContributed() {
    app(
      """
      let gate = GateViewController()
      let pond = container.resolve(PondViewController.self)!
      gate.rx.opened
        .subscribe(onNext: { [weak self] in self?.stack.pushViewController(pond, animated: true) })
        .disposed(by: bag)
      stack.present(gate, animated: true)
      return .one(flowContributor: .contribute(withNextPresentable: pond, withNextStepper: pond.viewModel))
      """, screens: "GateViewController PondViewController"
    ).expect(
      from: "GardenFlow",
      """
      GardenFlow | visit | GateViewController | shown
      GardenFlow | visit | PondViewController | screen
      """)
  }

  @Test func systemScreensAndAlertsAreLeftOut() {
    app(
      """
      stack.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true)
      let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
      stack.present(share, animated: true)
      let web = SFSafariViewController(url: url)
      stack.pushViewController(web, animated: true)
      stack.present(PHPickerViewController(configuration: .init()), animated: true)
      stack.present(MFMailComposeViewController(), animated: true)
      stack.present(UIImagePickerController(), animated: true)
      stack.pushViewController(UIViewController(), animated: true)
      stack.present(NoticeAlert(), animated: true)
      return .none
      """, members: "}\nfinal class NoticeAlert: UIViewController {"
    ).expect(from: "GardenFlow", "")
  }

  @Test func popsAndDismissalsLeadNowhere() {
    app(
      """
      stack.popViewController(animated: true)
      stack.popToRootViewController(animated: true)
      stack.dismiss(animated: true, completion: nil)
      if let gate = stack.viewControllers.first(where: { $0 is GateViewController }) {
        stack.popToViewController(gate, animated: true)
      }
      return .none
      """
    ).expect(from: "GardenFlow", "")
  }

  @Test func typeTestsLeadNowhere() {
    app(
      """
      guard stack.topViewController is GateViewController else { return .none }
      let gate = stack.topViewController as? GateViewController
      gate?.reload()
      return .none
      """
    ).expect(from: "GardenFlow", "")
  }

  @Test func screenThatIsMadeAndNeverShownLeadsNowhere() {
    app("let gate = GateViewController()\n_ = gate\nreturn .none").expect(from: "GardenFlow", "")
  }
}
