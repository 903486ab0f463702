import Testing

@testable import RxTreeKit

/// Screens inside other screens.
@Suite struct ContainedScreenTests {
  /// A screen with the given members; TopViewController and BottomViewController are there for it to contain.
  private func app(_ members: String, base: String = "UIViewController") -> AppSketch {
    AppSketch(
      screens: "TopViewController BottomViewController",
      """
      final class SplitPageViewController: \(base) {
        \(members)
      }
      """)
  }

  private let root = "SplitPageViewController"
  private let top = "SplitPageViewController |  | TopViewController | child"
  private let both = """
    SplitPageViewController |  | TopViewController | child
    SplitPageViewController |  | BottomViewController | child
    """

  @Test func addChild() {
    app(
      """
      override func viewDidLoad() {
        let top = TopViewController()
        addChild(top)
        view.addSubview(top.view)
        top.didMove(toParent: self)
      }
      """
    ).expect(from: root, top)
    app("override func viewDidLoad() { self.addChildViewController(TopViewController()) }").expect(from: root, top)
  }

  @Test func addChildToAViewAsRxControllerDoes() {
    app(
      """
      private lazy var top = TopViewController(viewModel: .init())
      private lazy var bottom: BottomViewController = { BottomViewController(viewModel: .init()) }()
      override func viewDidLoad() {
        addChild(top, to: topView)
        addChild(bottom, to: bottomView)
      }
      """
    ).expect(from: root, both)
  }

  @Test func childrenFromInit() {
    app(
      """
      private let top: TopViewController
      private let bottom: UIViewController
      init(top: TopViewController, bottom: UIViewController) {
        self.top = top
        self.bottom = BottomViewController()
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        [top, bottom].forEach { addChild($0); view.addSubview($0.view); $0.didMove(toParent: self) }
      }
      """
    ).expect(from: root, both)
  }

  @Test func helperOfTheScreen() {
    app(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        install(TopViewController())
        install(BottomViewController())
      }
      private func install(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
      }
      """
    ).expect(from: root, both)
  }

  @Test func helperOnUIViewController() {
    app(
      """
      override func viewDidLoad() {
        add(TopViewController(), to: view)
        embed(BottomViewController())
      }
      }
      extension UIViewController {
        func add(_ child: UIViewController, to view: UIView) {
          addChild(child)
          view.addSubview(child.view)
        }
        func embed(_ child: UIViewController) { add(child, to: view) }
      """
    ).expect(from: root, both)
  }

  @Test func tabsOfATabBarController() {
    app(
      """
      override func viewDidLoad() {
        viewControllers = [UINavigationController(rootViewController: TopViewController()), BottomViewController()]
      }
      """, base: "UITabBarController"
    ).expect(from: root, both)
    app(
      "override func viewDidLoad() { setViewControllers([TopViewController(), BottomViewController()], animated: false) }",
      base: "UITabBarController"
    ).expect(from: root, both)
  }

  @Test func pagesOfAPager() {
    app(
      """
      private lazy var pages: [UIViewController] = [TopViewController(), BottomViewController()]
      override func viewDidLoad() { setViewControllers([pages[0]], direction: .forward, animated: false) }
      """, base: "UIPageViewController"
    ).expect(from: root, both)
  }

  @Test func dataSourceOfAPager() {
    app(
      """
      private let pages = [TopViewController(), BottomViewController()]
      func viewController(for pageboy: PageboyViewController, at index: Int) -> UIViewController? { pages[index] }
      """, base: "TabmanViewController"
    ).expect(from: root, both)
    app(
      """
      override func viewControllers(for pager: PagerTabStripViewController) -> [UIViewController] {
        return [TopViewController(), BottomViewController()]
      }
      """, base: "ButtonBarPagerTabStripViewController"
    ).expect(from: root, both)
  }

  @Test func childInsideASearchController() {
    app(
      """
      override func viewDidLoad() {
        let search = UISearchController(searchResultsController: TopViewController())
        navigationItem.searchController = search
      }
      """
    ).expect(from: root, top)
    app("let search = UISearchController(searchResultsController: nil)").expect(from: root, "")
  }

  @Test func pageViewControllerInside() {
    app(
      """
      private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      override func viewDidLoad() {
        addChild(pager)
        pager.setViewControllers([TopViewController()], direction: .forward, animated: false)
      }
      """
    ).expect(from: root, top)
  }

  @Test func swiftUIContentOfAScreenIsItsOwn() {
    app(
      """
      override func viewDidLoad() {
        let host = UIHostingController(rootView: CardView())
        addChild(host)
        view.addSubview(host.view)
      }
      }
      struct CardView: View {
        var body: some View { Text("Card") }
      """
    ).expect(from: root, "")
  }
}
