@testable import RxTreeKit

/// A coordinator with a router and a factory of two screens, which are behind protocols.
enum RouterSketch {
  private static let router = """
    //- Router.swift
    protocol Presentable { func toPresent() -> UIViewController? }
    extension UIViewController: Presentable { func toPresent() -> UIViewController? { return self } }
    protocol Router: Presentable {
      func present(_ module: Presentable?, animated: Bool)
      func push(_ module: Presentable?)
      func setRootModule(_ module: Presentable?)
    }
    final class RouterImp: NSObject, Router {
      private weak var rootController: UINavigationController?
      init(rootController: UINavigationController) { self.rootController = rootController }
      func toPresent() -> UIViewController? { return rootController }
      func present(_ module: Presentable?, animated: Bool) {
        guard let controller = module?.toPresent() else { return }
        rootController?.present(controller, animated: animated, completion: nil)
      }
      func push(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        rootController?.pushViewController(controller, animated: true)
      }
      func setRootModule(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        rootController?.setViewControllers([controller], animated: false)
      }
    }
    """

  /// A coordinator with the given members, a router, and two screens behind protocols.
  static func app(_ members: String, more: String = "") -> AppSketch {
    AppSketch(
      """
      final class AuthCoordinator: BaseCoordinator {
        private static let router: Router
        private let factory: AuthModuleFactory
        private weak var signUp: SignUpView?
        init(router: Router, factory: AuthModuleFactory) { self.router = router; self.factory = factory }
        \(members)
      }
      protocol LoginView: BaseView { var onSignUp: (() -> Void)? { get set } }
      protocol SignUpView: BaseView {}
      protocol BaseView: NSObjectProtocol, Presentable {}
      final class LoginController: UIViewController, LoginView { var onSignUp: (() -> Void)? }
      final class SignUpController: UIViewController, SignUpView {}
      protocol AuthModuleFactory { func makeLogin() -> LoginView; func makeSignUp() -> SignUpView }
      class BaseCoordinator: Coordinator { func start() {} }
      protocol Coordinator: AnyObject { func start() }
      //- ModuleFactoryImp.swift
      final class ModuleFactoryImp: AuthModuleFactory {
        func makeLogin() -> LoginView { return LoginController.controllerFromStoryboard(.auth) }
        func makeSignUp() -> SignUpView { return SignUpController.controllerFromStoryboard(.auth) }
      }
      \(router)
      \(more)
      """)
  }
}
