import Testing

@testable import RxTreeKit

/// The tabs of a tab bar controller, however they are put together.
@Suite struct TabTests {
  /// A tab bar controller with the given members.
  private func app(_ members: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "HomeViewController CartViewController",
      """
      final class MainTabBarController: UITabBarController {
        \(members)
      }
      \(more)
      """)
  }

  private func expect(_ members: String, more: String = "", _ location: SourceLocation = #_sourceLocation) {
    app(members, more: more).expect(
      from: "MainTabBarController",
      """
      MainTabBarController |  | HomeViewController | child
      MainTabBarController |  | CartViewController | child
      """, sourceLocation: location)
  }

  @Test func helperThatWrapsEachScreen() {
    expect(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
          wrap(HomeViewController(), title: "Home", image: .home), wrap(CartViewController(), title: "Cart", image: .cart),
        ]
      }
      private func wrap(_ screen: UIViewController, title: String, image: UIImage) -> UINavigationController {
        let stack = UINavigationController(rootViewController: screen)
        stack.tabBarItem.title = title
        return stack
      }
      """)
  }

  @Test func mapOverTheScreens() {
    expect(
      "override func viewDidLoad() { viewControllers = [HomeViewController(), CartViewController()].map { UINavigationController(rootViewController: $0) } }"
    )
    expect(
      """
      override func viewDidLoad() {
        let pairs: [(UIViewController, String)] = [(HomeViewController(), "Home"), (CartViewController(), "Cart")]
        setViewControllers(pairs.map { screen, title -> UIViewController in
          screen.title = title
          return UINavigationController(rootViewController: screen)
        }, animated: false)
      }
      """)
  }

  @Test func localsOneByOne() {
    expect(
      """
      private func setUp() {
        let home = UINavigationController(rootViewController: HomeViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let cart = CartViewController()
        self.viewControllers = [home, cart]
      }
      """)
  }

  @Test func enumOfTabs() {
    let tabs = """
      enum Tab: CaseIterable {
        case home, cart
        var screen: UIViewController {
          switch self {
          case .home: return HomeViewController()
          case .cart: return CartViewController()
          }
        }
      }
      """
    expect("override func viewDidLoad() { viewControllers = Tab.allCases.map { $0.screen } }", more: tabs)
    expect("override func viewDidLoad() { viewControllers = Tab.allCases.map(\\.screen) }", more: tabs)
  }

  @Test func functionOverTheTabs() {
    expect(
      """
      override func viewDidLoad() { viewControllers = Tab.allCases.map { screen(for: $0) } }
      private func screen(for tab: Tab) -> UIViewController {
        switch tab {
        case .home: return HomeViewController()
        case .cart: return UINavigationController(rootViewController: CartViewController())
        }
      }
      """, more: "enum Tab: CaseIterable { case home, cart }")
  }

  @Test func tabsOfTheNewerSystem() {
    expect(
      """
      override func viewDidLoad() {
        tabs = [
          UITab(title: "Home", image: nil, identifier: "home") { _ in HomeViewController() },
          UITab(title: "Cart", image: nil, identifier: "cart") { _ in UINavigationController(rootViewController: CartViewController()) },
        ]
      }
      """)
  }

  @Test func lazyProperties() {
    expect(
      """
      private lazy var home: UIViewController = { let home = HomeViewController(); home.title = "Home"; return home }()
      private lazy var cart = UINavigationController(rootViewController: CartViewController())
      override func viewDidLoad() { viewControllers = [home, cart] }
      """)
  }

  @Test func initialiser() {
    expect(
      """
      init(home: HomeViewController, cart: CartViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [home, cart]
      }
      """)
  }

  @Test func tabsThatACoordinatorSets() {
    let app = AppSketch(
      screens: "HomeViewController CartViewController",
      """
      final class MainCoordinator: Coordinator {
        private let tabBar = UITabBarController()
        func start() {
          tabBar.tabs = [
            UITab(title: "Home", image: nil, identifier: "home") { _ in HomeViewController() },
            UISearchTab { _ in UINavigationController(rootViewController: CartViewController()) },
          ]
        }
      }
      """)
    app.expect(
      from: "MainCoordinator",
      """
      MainCoordinator | start | HomeViewController | screen
      MainCoordinator | start | CartViewController | screen
      """)
  }

  @Test func tabsThatAreGivenToAFunction() {
    expect(
      """
      override func viewDidLoad() {
        let tabs = [HomeViewController(), CartViewController()].map { screen in UITab(title: "", image: nil, identifier: "") { _ in screen } }
        setTabs(tabs, animated: false)
      }
      """)
  }

  @Test func initialiserThatHandsOn() {
    expect(
      """
      init(_ home: HomeViewController, cart: CartViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([UINavigationController(rootViewController: home), cart], animated: false)
      }
      """)
  }

  @Test func initialiserThatOnlyKeepsItsArguments() {
    app("init(home: HomeViewController) { self.home = home }\nprivate let home: HomeViewController")
      .expect(from: "MainTabBarController", "")
  }
}
