import Testing

@testable import RxTreeKit

/// What a coordinator's routes turn into.
@Suite struct TransitionTests {
  /// A coordinator of one route, `open`, with the given transition.
  private func app(_ body: String, members: String = "", more: String = "") -> AppSketch {
    AppSketch(
      screens: "TeaViewController CakeViewController",
      """
      enum CafeRoute: Route { case open }
      final class CafeCoordinator: NavigationCoordinator<CafeRoute> {
        init() { super.init(initialRoute: .open) }
        override func prepareTransition(for route: CafeRoute) -> NavigationTransition {
          switch route {
          case .open:
            \(body)
          }
        }
        \(members)
      }
      \(more)
      """)
  }

  private let tea = "CafeCoordinator | open | TeaViewController | screen"
  private let both = """
    CafeCoordinator | open | TeaViewController | screen
    CafeCoordinator | open | CakeViewController | screen
    """

  @Test(arguments: [
    "return .push(TeaViewController())", "return .present(TeaViewController(), animation: .fade)",
    "return .set([TeaViewController()])", "return .embed(TeaViewController(), in: container)",
    "return .show(TeaViewController())", "return .showDetail(TeaViewController())",
    "return .presentFullScreen(TeaViewController())", "return NavigationTransition.push(TeaViewController())",
    "return Transition.presentOnRoot(TeaViewController())",
    "let tea = TeaViewController.instantiateFromNib()\ntea.bind(to: TeaViewModel(router: unownedRouter))\nreturn .push(tea)",
    "let tea = TeaViewController()\nreturn .present(UINavigationController(rootViewController: tea))",
    "let tea = TeaViewController.init()\nreturn .push(tea, animation: nil)",
  ])
  func everyTransition(_ body: String) {
    app(body).expect(from: "CafeCoordinator", tea)
  }

  @Test func transitionMadeByHand() {
    app(
      "return NavigationTransition(presentables: [TeaViewController()], animationInUse: nil) { root, options, done in }"
    )
    .expect(from: "CafeCoordinator", tea)
    app("return Transition(presentables: [], animationInUse: nil) { _, _, done in UIApplication.shared.open(url) }")
      .expect(from: "CafeCoordinator", "")
  }

  @Test func implicitResults() {
    let app = AppSketch(
      screens: "TeaViewController CakeViewController",
      """
      enum CafeRoute: Route { case tea, cake }
      final class CafeCoordinator: NavigationCoordinator<CafeRoute> {
        override func prepareTransition(for route: CafeRoute) -> NavigationTransition {
          switch route {
          case .tea: .push(TeaViewController())
          case .cake: .present(CakeViewController())
          }
        }
      }
      """)
    app.expect(
      from: "CafeCoordinator",
      """
      CafeCoordinator | tea | TeaViewController | screen
      CafeCoordinator | cake | CakeViewController | screen
      """)
  }

  @Test func multipleTransitions() {
    app("return .multiple(.dismissAll(), .popToRoot(), .push(TeaViewController()), .present(CakeViewController()))")
      .expect(from: "CafeCoordinator", both)
    app("return .multiple([.push(TeaViewController()), .push(CakeViewController())])")
      .expect(from: "CafeCoordinator", both)
  }

  @Test func helperWithTheRouteAsItsArgument() {
    let app = AppSketch(
      screens: "TeaViewController CakeViewController",
      """
      enum CafeRoute: Route { case tea, cake, leave }
      final class CafeCoordinator: NavigationCoordinator<CafeRoute> {
        override func prepareTransition(for route: CafeRoute) -> NavigationTransition {
          switch route {
          case .tea, .cake: return serve(route)
          case .leave: return .dismiss()
          }
        }
        private func serve(_ route: CafeRoute) -> NavigationTransition {
          switch route {
          case .tea: return .push(TeaViewController())
          case .cake: return .push(CakeViewController())
          default: return .none()
          }
        }
      }
      """)
    app.expect(
      from: "CafeCoordinator",
      """
      CafeCoordinator | tea | TeaViewController | screen
      CafeCoordinator | cake | CakeViewController | screen
      """)
  }

  @Test func ownTransitionInAnExtension() {
    app(
      "return .slideUp(TeaViewController(), animation: .fade)",
      more: """
        extension Transition {
          static func slideUp(_ presentable: Presentable, animation: Animation? = nil) -> Transition {
            presentable.viewController?.modalPresentationStyle = .custom
            return .present(presentable, animation: animation)
          }
        }
        """
    ).expect(from: "CafeCoordinator", tea)
  }

  @Test func wayBackLeadsNowhere() {
    for body in [
      "return .pop()", "return .dismiss(animation: .fade)", "return .popToRoot()", "return .dismissToRoot()",
      "return .none()", "return .multiple(.dismiss(), .pop())", "return .trigger(.open, on: unownedRouter)",
    ] {
      app(body).expect(from: "CafeCoordinator", "")
    }
  }

  @Test func systemScreensAndPlainControllersAreLeftOut() {
    app(
      """
      let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
      if isFull { return .present(alert) }
      if isEmpty { return .push(UIViewController()) }
      return .present(UIActivityViewController(activityItems: [], applicationActivities: nil))
      """
    ).expect(from: "CafeCoordinator", "")
  }

  @Test func conditionalTransition() {
    app("return isBack ? .pop() : .push(TeaViewController())").expect(from: "CafeCoordinator", tea)
    app("guard !isBack else { return .pop() }\nreturn .push(TeaViewController())").expect(from: "CafeCoordinator", tea)
  }

  @Test func screenInAThirdPartysSheet() {
    app(
      """
      let sheet = MDCBottomSheetController(contentViewController: TeaViewController())
      return .present(sheet)
      """
    ).expect(from: "CafeCoordinator", tea)
  }

  @Test func routesWithOneNameInSeveralCoordinators() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      enum FirstRoute: Route { case home, next }
      enum SecondRoute: Route { case home }
      final class FirstCoordinator: NavigationCoordinator<FirstRoute> {
        override func prepareTransition(for route: FirstRoute) -> NavigationTransition {
          switch route {
          case .home: return .push(HomeViewController())
          case .next: return .present(SecondCoordinator())
          }
        }
      }
      final class SecondCoordinator: NavigationCoordinator<SecondRoute> {
        override func prepareTransition(for route: SecondRoute) -> NavigationTransition {
          switch route { case .home: return .dismiss() }
        }
      }
      """)
    app.expect(
      from: "FirstCoordinator",
      """
      FirstCoordinator | home | HomeViewController | screen
      FirstCoordinator | next | SecondCoordinator | flow
      """)
  }
}
