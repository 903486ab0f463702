import Testing

@testable import RxTreeKit

/// Screens that are nested in namespaces and all have one name.
@Suite struct NamespaceTests {
  @Test func screensAreNamedWithTheirNamespaces() {
    let app = AppSketch(
      """
      enum CoinRoute: Route { case list, detail(Coin) }
      final class CoinCoordinator: NavigationCoordinator<CoinRoute> {
        override func prepareTransition(for route: CoinRoute) -> NavigationTransition {
          switch route {
          case .list: return .push(Coins.build(router: unownedRouter))
          case .detail(let coin): return .push(CoinDetail.build(coin))
          }
        }
      }
      //- Coins.swift
      enum Coins {
        enum Mode { case all, mine }
        static func build(router: UnownedRouter<CoinRoute>) -> UIViewController {
          let viewModel = ViewModel(router: router)
          return ViewController(viewModel: viewModel)
        }
      }
      //- CoinDetail.swift
      enum CoinDetail {
        static func build(_ coin: Coin) -> UIViewController {
          let vm = ViewModel(coin)
          let vc = ViewController(viewModel: vm)
          return vc
        }
      }
      //- Coins.VC.swift
      extension Coins { final class ViewController: BaseVC {} }
      //- CoinDetail.VC.swift
      extension CoinDetail { final class ViewController: BaseVC {} }
      //- ViewModels.swift
      extension Coins { final class ViewModel { init(router: UnownedRouter<CoinRoute>) {} } }
      extension CoinDetail { final class ViewModel { init(_ coin: Coin) {} } }
      class BaseVC: UIViewController {}
      """)
    app.expect(
      from: "CoinCoordinator",
      """
      CoinCoordinator | list | Coins.ViewController | screen
      CoinCoordinator | detail | CoinDetail.ViewController | screen
      """)
  }

  @Test func namespaceThatIsWrittenAtTheUse() {
    let app = AppSketch(
      """
      enum CoinRoute: Route { case list }
      final class CoinCoordinator: NavigationCoordinator<CoinRoute> {
        override func prepareTransition(for route: CoinRoute) -> NavigationTransition {
          switch route { case .list: return .push(Screens.Coins.ViewController(mode: .all)) }
        }
      }
      enum Screens { enum Coins { final class ViewController: UIViewController {} } }
      """)
    app.expect(from: "CoinCoordinator", "CoinCoordinator | list | Screens.Coins.ViewController | screen")
  }

  @Test func genericScreenWithoutArgumentsAndWithAnUnusualName() {
    let app = AppSketch(
      """
      enum IconRoute: Route { case icons }
      final class IconCoordinator: NavigationCoordinator<IconRoute> {
        override func prepareTransition(for route: IconRoute) -> NavigationTransition {
          switch route { case .icons: return .push(OptionsVC(options: Icon.allCases, title: "Icons")) }
        }
      }
      final class OptionsVC<T: Option>: BaseVC, UITableViewDataSource {}
      class BaseVC: UIViewController {}
      """)
    app.expect(from: "IconCoordinator", "IconCoordinator | icons | OptionsVC | screen")
  }
}
