import Testing

@testable import RxTreeKit

/// Screens as tabs, and the roots that coordinators are given.
@Suite struct TabScreenTests {
  @Test func screensAsTabs() {
    let app = AppSketch(
      screens: "OneViewController TwoViewController",
      """
      enum TabRoute: Route { case one }
      final class TabCoordinator: TabBarCoordinator<TabRoute> {
        init() { super.init(tabs: [OneViewController(), TwoViewController()], select: 0) }
        override func prepareTransition(for route: TabRoute) -> TabBarTransition { .select(index: 0) }
      }
      """)
    app.expect(
      from: "TabCoordinator",
      """
      TabCoordinator | init | OneViewController | screen
      TabCoordinator | init | TwoViewController | screen
      """)
  }

  @Test func rootThatACoordinatorIsGivenIsNoScreen() {
    let app = AppSketch(
      screens: "RootViewController CardViewController",
      """
      enum CardRoute: Route { case card }
      final class CardCoordinator: ViewCoordinator<CardRoute> {
        private let card = CardViewController()
        init() { super.init(rootViewController: .init(), initialRoute: nil); trigger(.card) }
        override func prepareTransition(for route: CardRoute) -> ViewTransition {
          switch route { case .card: return .embed(card, in: rootViewController) }
        }
      }
      """)
    app.expect(from: "CardCoordinator", "CardCoordinator | card | CardViewController | screen")
  }
}
