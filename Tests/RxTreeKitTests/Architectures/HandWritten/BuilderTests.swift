import Testing

@testable import RxTreeKit

/// Builder methods, factories and modules of hand-written coordinators.
@Suite struct BuilderTests {
  /// A coordinator whose method `start` has the given body.
  private func app(_ body: String, more: String) -> AppSketch {
    AppSketch(
      screens: "SignInViewController",
      """
      protocol Coordinator: AnyObject { func start() }
      extension Coordinator {
        func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        func setRoot(_ screen: UIViewController) { navigation.setViewControllers([screen], animated: false) }
      }
      final class AuthCoordinator: Coordinator {
        private let container: AppContainer
        func start() {
          \(body)
        }
      }
      //- Builders.swift
      \(more)
      """)
  }

  private let edge = "AuthCoordinator | start | SignInViewController | screen"

  @Test func builderOfAGenericModule() {
    app(
      "let module = SignInModuleBuilder.build(container: container)\npush(module.viewController)",
      more: """
        struct Module<Transition, Screen: UIViewController> {
          let viewController: Screen
          let transitionPublisher: AnyPublisher<Transition, Never>
        }
        enum SignInTransition { case done }
        final class SignInModuleBuilder {
          class func build(container: AppContainer) -> Module<SignInTransition, UIViewController> {
            let viewModel = SignInViewModel(container.auth)
            let viewController = SignInViewController(viewModel: viewModel)
            return Module(viewController: viewController, transitionPublisher: viewModel.transitions)
          }
        }
        """
    ).expect(from: "AuthCoordinator", edge)
  }

  @Test func callbacksOfAModule() {
    let app = AppSketch(
      screens: "FeedViewController",
      """
      final class FeedCoordinator: BaseCoordinator {
        let resolver: Resolver
        override func start() {
          let module = resolver.resolve(FeedModule.self)!
          module.output.onDetails = onDetails
          navigationController.viewControllers = [module.view]
        }
        private func onDetails(_ id: Int) {
          let coordinator = DetailCoordinator(resolver)
          coordinate(to: coordinator)
        }
      }
      final class DetailCoordinator: BaseCoordinator {}
      //- FeedModule.swift
      final class FeedModule: BaseModule<FeedInput, FeedOutput> {}
      final class FeedModuleAssembly: Assembly {
        func assemble(container: Container) {
          container.register(FeedModule.self) { resolver in
            let view = FeedViewController(viewModel: resolver.resolve(FeedViewModel.self)!)
            return FeedModule(view: view, input: view, output: view)
          }
        }
      }
      """)
    app.expect(
      from: "FeedCoordinator",
      """
      FeedCoordinator | start | FeedViewController | screen
      FeedCoordinator | onDetails | DetailCoordinator | flow
      """)
  }

  @Test func transitionsInASink() {
    let app = AppSketch(
      screens: "SelectViewController SignInViewController SignUpViewController",
      """
      protocol Coordinator: AnyObject { func start() }
      extension Coordinator { func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) } }
      final class AuthCoordinator: Coordinator {
        func start() { authSelect() }
        private func authSelect() {
          let module = SelectModuleBuilder.build()
          module.transitions.sink { [weak self] transition in
            switch transition {
            case .signIn: self?.signIn()
            case .signUp: self?.signUp()
            }
          }.store(in: &bag)
          push(module.viewController)
        }
        private func signIn() { push(SignInViewController()) }
        private func signUp() { push(SignUpViewController()) }
      }
      enum SelectModuleBuilder {
        static func build() -> SelectModule { SelectModule(viewController: SelectViewController()) }
      }
      struct SelectModule { let viewController: UIViewController }
      """)
    app.expect(
      from: "AuthCoordinator",
      """
      AuthCoordinator | authSelect | SelectViewController | screen
      AuthCoordinator | signIn | SignInViewController | screen
      AuthCoordinator | signUp | SignUpViewController | screen
      """)
  }

  @Test func viewFactoryWithCompositions() {
    let app = AppSketch(
      screens: "LineViewController UserListViewController",
      """
      protocol LineView: BaseView {}
      protocol UserListView {}
      protocol HomeViewFactory { func makeLine() -> LineView & Presentable }
      protocol ListViewFactory { func makeUsers() -> (Presentable & UserListView) }
      protocol Presentable { func toPresent() -> UIViewController? }
      final class TrendCoordinator: BaseCoordinator {
        private let viewFactory: HomeViewFactory & ListViewFactory
        private let router: Router
        init(viewFactory: (HomeViewFactory & ListViewFactory), router: Router) {
          self.viewFactory = viewFactory
          self.router = router
        }
        override func start() {
          let line = viewFactory.makeLine()
          line.onUsers = { [weak self] in self?.showUsers() }
          router.setRoot(presentable: line, hideBar: false)
        }
        private func showUsers() {
          router.push(presentable: viewFactory.makeUsers(), animated: true, completion: nil)
        }
      }
      //- ViewFactoryImpl.swift
      final class ViewFactoryImpl: HomeViewFactory, ListViewFactory {
        func makeLine() -> LineView & Presentable {
          let line = UIStoryboard.instantiateInitialViewController(withType: LineViewController.self)
          line.inject(LineViewModel(type: LineRequest.self))
          return line
        }
        func makeUsers() -> (Presentable & UserListView) {
          return UIStoryboard.instantiateInitialViewController(withType: UserListViewController.self)
        }
      }
      """)
    app.expect(
      from: "TrendCoordinator",
      """
      TrendCoordinator | start | LineViewController | screen
      TrendCoordinator | showUsers | UserListViewController | screen
      """)
  }
}
