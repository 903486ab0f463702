import Testing

@testable import RxTreeKit

/// Helpers that return one contributor, or several.
@Suite struct ContributorHelperTests {
  private func expect(_ body: String, members: String, _ location: SourceLocation = #_sourceLocation) {
    MenuFlowSketch.expect(
      body, "MenuViewController | screen", "WineFlow | flow", members: members, sourceLocation: location)
  }

  @Test func oneContributorEach() {
    expect(
      "return .multiple(flowContributors: [menuContributor(), wineContributor()])",
      members: """
        private func menuContributor() -> FlowContributor { .contribute(withNext: menu) }
        private func wineContributor() -> FlowContributor {
          return .contribute(withNextPresentable: wineFlow, withNextStepper: OneStepper(withSingleStep: MenuStep.start))
        }
        """)
  }

  @Test func contributorOfAComputedProperty() {
    expect(
      "return .multiple(flowContributors: [menuContributor, .contribute(withNext: wineFlow)])",
      members: "private var menuContributor: FlowContributor { .contribute(withNext: menu) }")
  }

  @Test func allContributors() {
    expect(
      "return .multiple(flowContributors: contributors(for: .start))",
      members: """
        private func contributors(for step: MenuStep) -> [FlowContributor] {
          var result = [FlowContributor.contribute(withNext: menu)]
          result.append(contentsOf: [.contribute(withNext: wineFlow)])
          return result
        }
        """)
  }

  @Test func genericHelperOfTheFlow() {
    expect(
      "return .multiple(flowContributors: [contributor(menu), contributor(wineFlow)])",
      members: """
        private func contributor<Next: Presentable & Stepper>(_ next: Next) -> FlowContributor {
          .contribute(withNextPresentable: next, withNextStepper: next)
        }
        """)
  }

  @Test func contributionsCollectedInALoop() {
    expect(
      """
      var contributors: [FlowContributor] = []
      for next in [menu, wineFlow] as [Presentable & Stepper] { contributors.append(.contribute(withNext: next)) }
      return .multiple(flowContributors: contributors)
      """, members: "")
  }

  @Test func variadicHelper() {
    expect(
      "return contribute(menu, wineFlow)",
      members: """
        private func contribute(_ nexts: (Presentable & Stepper)...) -> FlowContributors {
          .multiple(flowContributors: nexts.map { .contribute(withNext: $0) })
        }
        """)
  }

  @Test func resultThatIsKeptBeforeItIsReturned() {
    expect(
      """
      let first = open(menu)
      log(first)
      if case .multiple(let contributors) = first { print(contributors.count) }
      return first
      """,
      members: """
        private func open(_ screen: UIViewController) -> FlowContributors {
          .multiple(flowContributors: [
            .contribute(withNextPresentable: screen, withNextStepper: menu), .contribute(withNext: wineFlow),
          ])
        }
        """)
  }

  @Test func weakSelfInALocal() {
    MenuFlowSketch.expect(
      """
      weak var weakSelf = self
      stack.dismiss(animated: true) { weakSelf?.stack.pushViewController(self.menu, animated: true) }
      return .one(flowContributor: .contribute(withNext: menu))
      """, "MenuViewController | screen")
  }

  @Test func hostedSwiftUIView() {
    MenuFlowSketch.expect(
      """
      let host = UIHostingController(rootView: CardView(stepper: stepper))
      stack.pushViewController(host, animated: true)
      return .one(flowContributor: .contribute(withNextPresentable: host, withNextStepper: stepper))
      """, "CardView | screen",
      more: "struct CardView: View { let stepper: Stepper; var body: some View { Text(\"\") } }")
  }

  @Test func hostedSwiftUIViewThatIsOnlyShown() {
    MenuFlowSketch.expect(
      "stack.present(UIHostingController(rootView: CardView().environment(\\.locale, .current)), animated: true)\nreturn .none",
      "CardView | shown", more: "struct CardView: View { var body: some View { Text(\"\") } }")
  }
}
