import Testing

@testable import RxTreeKit

/// The ways to contribute what comes next.
@Suite struct ContributorTests {
  private let screen = "MenuViewController | screen"
  private let wine = "WineFlow | flow"
  private let tea = "TeaFlow | flow"

  @Test func oneWithPresentableAndStepper() {
    MenuFlowSketch.expect(
      "return .one(flowContributor: .contribute(withNextPresentable: menu, withNextStepper: menu.viewModel))", screen)
  }

  @Test func presentableThatIsItsOwnStepper() {
    MenuFlowSketch.expect("return .one(flowContributor: .contribute(withNext: menu))", screen)
  }

  @Test func flowThatIsItsOwnStepper() {
    MenuFlowSketch.expect("return .one(flowContributor: .contribute(withNext: wineFlow))", wine)
  }

  @Test func flowWithOneStepper() {
    MenuFlowSketch.expect(
      """
      return .one(flowContributor: .contribute(
        withNextPresentable: wineFlow, withNextStepper: OneStepper(withSingleStep: WineStep.start)))
      """, wine)
  }

  @Test func longNamesOfTheTypes() {
    MenuFlowSketch.expect(
      """
      return FlowContributors.one(
        flowContributor: FlowContributor.contribute(withNextPresentable: menu, withNextStepper: menu))
      """, screen)
  }

  @Test func multipleInTheOrderOfTheSource() {
    MenuFlowSketch.expect(
      """
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: teaFlow, withNextStepper: OneStepper(withSingleStep: TeaStep.start)),
        .contribute(withNext: menu),
        .contribute(withNextPresentable: wineFlow, withNextStepper: OneStepper(withSingleStep: WineStep.start)),
      ])
      """, tea, screen, wine)
  }

  @Test func oneChildTwiceIsOneEdge() {
    MenuFlowSketch.expect(
      """
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: menu, withNextStepper: menu),
        .contribute(withNextPresentable: menu, withNextStepper: menu.viewModel),
      ])
      """, screen)
  }

  @Test func sumOfArrays() {
    MenuFlowSketch.expect(
      """
      let first: [FlowContributor] = [.contribute(withNext: menu)]
      return .multiple(flowContributors: first + drinks() + [.contribute(withNext: teaFlow)])
      """, screen, wine, tea, members: "func drinks() -> [FlowContributor] { [.contribute(withNext: wineFlow)] }")
  }

  @Test func arrayThatGrows() {
    MenuFlowSketch.expect(
      """
      var contributors: [FlowContributor] = []
      contributors.append(.contribute(withNext: menu))
      if isLate { contributors += [.contribute(withNext: wineFlow)] }
      return .multiple(flowContributors: contributors)
      """, screen, wine)
  }

  @Test func contributorsInLocals() {
    MenuFlowSketch.expect(
      """
      let menuContributor = FlowContributor.contribute(withNext: menu)
      let teaContributor: FlowContributor = .contribute(withNext: teaFlow)
      return .multiple(flowContributors: [menuContributor, teaContributor])
      """, screen, tea)
  }

  @Test func arrayMappedFromFlows() {
    MenuFlowSketch.expect(
      """
      let flows: [Flow] = [wineFlow, teaFlow]
      return .multiple(flowContributors: flows.map {
        .contribute(withNextPresentable: $0, withNextStepper: OneStepper(withSingleStep: MenuStep.start))
      })
      """, wine, tea)
  }

  @Test func rxControllersShortForms() {
    MenuFlowSketch.expect("return .viewController(menu)", screen)
    MenuFlowSketch.expect("return .viewController(menu, with: menu.viewModel)", screen)
    MenuFlowSketch.expect("return .flow(teaFlow, with: TeaStep.start)", tea)
    MenuFlowSketch.expect(
      """
      return .multiple(flowContributors: [
        .viewController(menu), .flow(wineFlow, with: WineStep.start), .contribute(withNext: teaFlow),
      ])
      """, screen, wine, tea)
  }

  @Test func ownShortFormForScreensAndFlows() {
    MenuFlowSketch.expect(
      "return .multiple(flowContributors: [.contribute(with: menu), .contribute(with: wineFlow, step: .start)])",
      screen, wine,
      more: """
        extension FlowContributor {
          static func contribute<VM>(with screen: BaseViewController<VM>) -> FlowContributor {
            .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel)
          }
          static func contribute(with flow: Flow, step: MenuStep) -> FlowContributor {
            .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
          }
        }
        """)
  }

  @Test func ownShortFormOfContributors() {
    MenuFlowSketch.expect(
      "return .single(menu)", screen,
      more: """
        extension FlowContributors {
          static func single(_ next: Presentable & Stepper) -> FlowContributors {
            .one(flowContributor: .contribute(withNext: next))
          }
        }
        """)
  }

  @Test func compositeStepperAndFlags() {
    MenuFlowSketch.expect(
      """
      return .one(flowContributor: .contribute(
        withNextPresentable: menu,
        withNextStepper: CompositeStepper(steppers: [menu.viewModel, menu]), allowStepWhenNotPresented: true,
        allowStepWhenDismissed: false))
      """, screen)
  }

  @Test func stepperBehindAnOperator() {
    MenuFlowSketch.expect(
      """
      return .one(flowContributor: .contribute(
        withNextPresentable: menu, withNextStepper: menu.reactor ?? .init()))
      """, screen)
  }

  @Test func screenInANavigationControllerIsTheScreen() {
    MenuFlowSketch.expect(
      """
      let wrapped = UINavigationController(rootViewController: menu)
      stack.present(wrapped, animated: true)
      return .one(flowContributor: .contribute(withNextPresentable: wrapped, withNextStepper: menu))
      """, screen)
  }

  @Test func contributionThatIsReturnedInBothBranches() {
    MenuFlowSketch.expect(
      """
      if isGuest {
        return .one(flowContributor: .contribute(withNext: teaFlow))
      } else {
        return .one(flowContributor: .contribute(withNext: wineFlow))
      }
      """, tea, wine)
  }

  @Test func containersInsideAFlowOfItself() {
    MenuFlowSketch.expect("return .one(flowContributor: .contribute(withNext: isOpen ? wineFlow : teaFlow))", wine, tea)
  }

  @Test func flowThatOnlyConformsByABaseClass() {
    MenuFlowSketch.expect(
      "return .one(flowContributor: .contribute(withNext: SodaFlow()))", "SodaFlow | flow",
      more: "class ColdFlow: NSObject, Flow {}\nfinal class SodaFlow: ColdFlow {}")
  }
}
