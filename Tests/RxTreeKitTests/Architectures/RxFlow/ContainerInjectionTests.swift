import Testing

@testable import RxTreeKit

/// Screens and flows that a dependency container gives.
@Suite struct ContainerInjectionTests {
  /// A flow of one step, `open`, that contributes `screen` after the given body.
  private func app(_ body: String, members: String = "", more: String = "") -> AppSketch {
    AppSketch(
      screens: "PianoViewController OrganViewController",
      """
      enum MusicStep: Step { case open(Int) }
      final class MusicFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        private let container: Container
        \(members)
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MusicStep else { return .none }
          switch step {
          case .open(let number):
            \(body)
            return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.viewModel))
          }
        }
      }
      \(more)
      """)
  }

  private let edge = "MusicFlow | open | PianoViewController | screen"

  @Test(arguments: [
    "let screen = container.resolve(PianoViewController.self)!",
    "let screen = container.resolve(PianoViewController.self, argument: number)!",
    "let screen = container.resolve(PianoViewController.self, arguments: number, 2)!",
    "let screen = container.resolve(PianoViewController.self, name: \"grand\")!",
    "guard let screen = container.resolve(PianoViewController.self) else { return .none }",
    "let screen = self.container.resolve(PianoViewController.self)!.then { $0.title = \"Piano\" }",
    "let screen = container.resolve(PianoViewController.self)?.then { $0.title = \"Piano\" } ?? PianoViewController()",
    "let screen: PianoViewController = container.resolve()",
    "let screen: PianoViewController = Injected.get()",
    "let screen = container ~> PianoViewController.self",
    "let screen = container ~> (PianoViewController.self, argument: number)",
    "let screen = AppDelegate.container.resolve(PianoViewController.self)!",
    "let screen = Assembler.shared.resolver.resolve(PianoViewController.self)!",
    "@Inject var screen: PianoViewController",
    "@Injected(\\.piano) var screen: PianoViewController",
  ])
  func everyWayToAsk(_ statement: String) {
    app(statement).expect(from: "MusicFlow", edge)
  }

  @Test func propertyThatIsInjected() {
    app("", members: "@Inject private var screen: PianoViewController").expect(from: "MusicFlow", edge)
    app("", members: "@Injected var screen: PianoViewController").expect(from: "MusicFlow", edge)
    app("", members: "@LazyInjected var screen: PianoViewController").expect(from: "MusicFlow", edge)
    app("", members: "@Dependency var screen: PianoViewController").expect(from: "MusicFlow", edge)
  }

  @Test func propertyAssignedInInitByTheContainer() {
    app(
      "",
      members: """
        private let screen: UIViewController
        init(container: Container) {
          self.container = container
          self.screen = container.resolve(PianoViewController.self)!
        }
        """
    ).expect(from: "MusicFlow", edge)
  }

  @Test func localThatHidesAnInjectedProperty() {
    app("@Inject var screen: PianoViewController", members: "@Inject private var screen: OrganViewController")
      .expect(from: "MusicFlow", edge)
    app("let screen = PianoViewController()", members: "@Inject private var screen: OrganViewController")
      .expect(from: "MusicFlow", edge)
  }

  @Test func whatIsResolvedForTheScreenIsNotTheScreen() {
    app(
      """
      let reactor = container.resolve(PianoReactor.self, argument: number)!
      let screen = PianoViewController(reactor)
      """, more: "final class PianoReactor: Reactor {}"
    ).expect(from: "MusicFlow", edge)
    app(
      "let screen = PianoViewController(container.resolve(PianoViewModel.self)!, state: .open)",
      more: "final class PianoViewModel {}"
    ).expect(from: "MusicFlow", edge)
  }

  @Test func protocolThatIsRegisteredForAScreen() {
    app(
      "let screen = container.resolve(PianoScreen.self)!",
      more: """
        protocol PianoScreen: UIViewController {}
        //- Assembly.swift
        final class ScreenAssembly: Assembly {
          func assemble(container: Container) {
            container.register(PianoScreen.self) { resolver in
              let piano = PianoViewController()
              piano.tuner = resolver.resolve(Tuner.self)!
              return piano
            }
          }
        }
        extension PianoViewController: PianoScreen {}
        extension OrganViewController: PianoScreen {}
        """
    ).expect(from: "MusicFlow", edge)
  }

  @Test func moduleThatIsRegisteredWithItsScreen() {
    app(
      "let screen = container.resolve(PianoModule.self)!.view",
      more: """
        final class PianoModule: BaseModule<PianoInput, PianoOutput> {}
        final class PianoAssembly: Assembly {
          func assemble(container: Container) {
            container.register(PianoModule.self) { resolver in
              let view = PianoViewController(viewModel: resolver.resolve(PianoViewModel.self)!)
              return PianoModule(view: view, input: view.input, output: view.output)
            }
          }
        }
        """
    ).expect(from: "MusicFlow", edge)
  }

  @Test func childFlowsFromTheContainer() {
    let app = AppSketch(
      """
      enum ConcertStep: Step { case hall }
      final class ConcertFlow: Flow {
        var root: Presentable { UITabBarController() }
        @Inject private var choirFlow: ChoirFlow
        func navigate(to step: Step) -> FlowContributors {
          guard case .hall? = step as? ConcertStep else { return .none }
          @Inject var flow: BandFlow
          let other = resolver ~> SoloFlow.self
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: choirFlow, withNextStepper: choirFlow.stepper),
            .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: ConcertStep.hall)),
            .contribute(withNext: other),
          ])
        }
      }
      final class ChoirFlow: Flow {}
      final class BandFlow: Flow {}
      final class SoloFlow: Flow {}
      """)
    app.expect(
      from: "ConcertFlow",
      """
      ConcertFlow | hall | ChoirFlow | flow
      ConcertFlow | hall | BandFlow | flow
      ConcertFlow | hall | SoloFlow | flow
      """)
  }

  @Test func genericFunctionOfTheContainersOwn() {
    app(
      "let screen = Locator.get(PianoViewController.self)",
      more: """
        enum Locator {
          static let container = Container()
          static func get<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }
        }
        """
    ).expect(from: "MusicFlow", edge)
  }
}
