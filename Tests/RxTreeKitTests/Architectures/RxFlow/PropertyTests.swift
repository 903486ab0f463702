import Testing

@testable import RxTreeKit

/// Where a flow keeps the screens and flows that it contributes.
@Suite struct PropertyTests {
  /// A flow of one step, `main`, with the given members and body of the step.
  private func app(_ members: String, _ body: String, screens: String = "MainViewController") -> AppSketch {
    AppSketch(
      screens: screens,
      """
      enum MainStep: Step { case main }
      final class MainFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        \(members.split(separator: "\n").joined(separator: "\n  "))
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MainStep else { return .none }
          switch step {
          case .main:
            \(body.split(separator: "\n").joined(separator: "\n      "))
          }
        }
      }
      """)
  }

  private let contribution =
    "return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: stepper))"
  private let edge = "MainFlow | main | MainViewController | screen"

  @Test func local() {
    app("", "let screen = MainViewController(nibName: nil, bundle: nil)\n\(contribution)").expect(
      from: "MainFlow", edge)
  }

  @Test func localOfDeclaredTypeWithImplicitInitialiser() {
    app("", "let screen: MainViewController = .init(viewModel: .init())\n\(contribution)").expect(
      from: "MainFlow", edge)
  }

  @Test func localThatIsAssignedInBranches() {
    app(
      "",
      """
      let screen: UIViewController
      if UIDevice.current.isPad { screen = WideViewController() } else { screen = MainViewController() }
      \(contribution)
      """, screens: "MainViewController WideViewController"
    ).expect(
      from: "MainFlow",
      """
      MainFlow | main | WideViewController | screen
      MainFlow | main | MainViewController | screen
      """)
  }

  @Test func initialiserThatIsWrittenOut() {
    app("", "let screen = MainViewController.init(viewModel: MainViewModel())\n\(contribution)")
      .expect(from: "MainFlow", edge)
  }

  @Test func storedPropertyWithAnInitialValue() {
    app("private let screen = MainViewController()", contribution).expect(from: "MainFlow", edge)
  }

  @Test func storedPropertyOfDeclaredTypeWithImplicitInitialiser() {
    app("private let screen: MainViewController = .init(viewModel: MainViewModel())", contribution)
      .expect(from: "MainFlow", edge)
  }

  @Test func storedPropertyAssignedInInit() {
    app(
      "let screen: MainViewController\ninit(name: String) { screen = MainViewController(viewModel: .init(name: name)) }",
      contribution
    )
    .expect(from: "MainFlow", edge)
  }

  @Test func propertyOfABaseTypeAssignedInInit() {
    app("let screen: UIViewController\ninit() { self.screen = MainViewController() }", contribution)
      .expect(from: "MainFlow", edge)
  }

  @Test func propertyAssignedByImplicitInitialiserInInit() {
    app("let screen: MainViewController\ninit(_ stepper: Stepper) { self.screen = .init(with: stepper) }", contribution)
      .expect(from: "MainFlow", edge)
  }

  @Test func implicitlyUnwrappedPropertyAssignedByTheStep() {
    app("private var screen: UIViewController!", "screen = MainViewController()\n\(contribution)")
      .expect(from: "MainFlow", edge)
  }

  @Test func lazyProperty() {
    app("private lazy var screen = MainViewController(stepper: self)", contribution).expect(from: "MainFlow", edge)
  }

  @Test func lazyPropertyWithAClosure() {
    app(
      """
      private lazy var screen: UIViewController = {
        let main = MainViewController()
        main.title = "Main"
        return main
      }()
      """, contribution
    ).expect(from: "MainFlow", edge)
  }

  @Test func computedProperty() {
    app("private var screen: UIViewController { MainViewController() }", contribution).expect(from: "MainFlow", edge)
  }

  @Test func misspeltVariableIsNotWhatDecides() {
    app("private let manViewControler = MainViewController()", contribution.replacingScreen(with: "manViewControler"))
      .expect(from: "MainFlow", edge)
  }

  @Test func variableNamedAfterAnotherTypeIsNotWhatDecides() {
    app(
      "",
      "let otherViewController = MainViewController()\n"
        + contribution.replacingScreen(with: "otherViewController"), screens: "MainViewController OtherViewController"
    ).expect(from: "MainFlow", edge)
  }

  @Test func localHidesAProperty() {
    app(
      "private let screen = OtherViewController()", "let screen = MainViewController()\n\(contribution)",
      screens: "MainViewController OtherViewController"
    ).expect(from: "MainFlow", edge)
  }
}

extension String {
  /// A contribution of another variable.
  fileprivate func replacingScreen(with name: String) -> String {
    split(separator: " ").map { $0 == "screen," ? "\(name)," : String($0) }.joined(separator: " ")
  }
}
