import Testing

@testable import RxTreeKit

/// Screens that show others by way of helpers: the bodies that call them name no screen.
@Suite struct HelperObjectTests {
  /// A screen whose method `tapped` has the given body.
  private func app(_ body: String, members: String = "", more: String) -> AppSketch {
    AppSketch(
      screens: "DetailViewController",
      """
      final class ListViewController: UIViewController {
        \(members)
        @objc func tapped() { \(body) }
      }
      //- Helpers.swift
      \(more)
      """)
  }

  private let edge = "ListViewController |  | DetailViewController | direct"

  @Test func globalFunction() {
    app(
      "showDetail(from: self)",
      more:
        "func showDetail(from screen: UIViewController) { screen.present(DetailViewController(), animated: true) }"
    ).expect(from: "ListViewController", edge)
  }

  @Test func staticFunction() {
    app(
      "Details.open(on: self)",
      more: """
        enum Details {
          static func open(on screen: UIViewController) {
            screen.navigationController?.pushViewController(DetailViewController(), animated: true)
          }
        }
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func router() {
    app(
      "router.openDetail()", members: "private lazy var router = ListRouter(screen: self)",
      more: """
        final class ListRouter {
          private weak var screen: UIViewController?
          init(screen: UIViewController) { self.screen = screen }
          func openDetail() { screen?.navigationController?.pushViewController(DetailViewController(), animated: true) }
        }
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func routerBehindAProtocol() {
    app(
      "router?.openDetail()", members: "var router: ListRouting?",
      more: """
        protocol ListRouting { func openDetail() }
        final class ListRouter: ListRouting {
          weak var screen: UIViewController?
          func openDetail() { screen?.present(DetailViewController(), animated: true) }
        }
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func helperOfAHelper() {
    app(
      "openEverything()",
      more: """
        extension UIViewController {
          func openEverything() { openSomething() }
          func openSomething() { openDetail() }
          func openDetail() { present(DetailViewController(), animated: true) }
        }
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func ownHelperThatIsGivenTheScreenByAnother() {
    app(
      "open(make())",
      members: """
        private func make() -> UIViewController { DetailViewController() }
        private func open(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
        """, more: ""
    ).expect(from: "ListViewController", edge)
  }

  @Test func baseClassInAnotherFile() {
    let app = AppSketch(
      screens: "DetailViewController",
      """
      final class ListViewController: BaseViewController {
        @objc func tapped() { open() }
      }
      //- BaseViewController.swift
      class BaseViewController: RootViewController { func open() { reallyOpen() } }
      //- RootViewController.swift
      class RootViewController: UIViewController { func reallyOpen() { present(DetailViewController(), animated: true) } }
      """)
    app.expect(from: "ListViewController", edge)
  }

  @Test func protocolExtension() {
    app(
      "openDetail()",
      more: """
        protocol DetailOpening: UIViewController {}
        extension DetailOpening { func openDetail() { present(DetailViewController(), animated: true) } }
        extension ListViewController: DetailOpening {}
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func operatorOrSubscript() {
    app(
      "open(.detail)", members: "private func open(_ page: Page) { present(page.screen, animated: true) }",
      more: """
        enum Page {
          case detail
          var screen: UIViewController { switch self { case .detail: return DetailViewController() } }
        }
        """
    ).expect(from: "ListViewController", edge)
  }

  @Test func viewModelThatMakesTheScreen() {
    app(
      "present(viewModel.makeDetail(), animated: true)", members: "private let viewModel: ListViewModel",
      more: "final class ListViewModel { func makeDetail() -> UIViewController { DetailViewController() } }"
    ).expect(from: "ListViewController", edge)
  }

  @Test func stackThatOverridesHowItPushes() {
    app(
      "stack.pushViewController(DetailViewController(), animated: true)", members: "private let stack = OwnStack()",
      more: """
        final class OwnStack: UINavigationController {
          override func pushViewController(_ screen: UIViewController, animated: Bool) {
            super.pushViewController(screen, animated: animated)
          }
        }
        """
    ).expect(from: "ListViewController", edge)
  }
}
