import Testing

/// What a coordinator is handed when it is made, of which it knows only a protocol.
@Suite struct HandedInTests {
  private let screens = "ListViewController DetailViewController FilterViewController"

  private func app(detail: String, list: String = "ListCoordinator(builder: ListBuilder())") -> AppSketch {
    AppSketch(
      screens: screens,
      """
      protocol ScreenBuilder { func build() -> UIViewController }
      final class ListBuilder: ScreenBuilder { func build() -> UIViewController { ListViewController() } }
      final class DetailBuilder: ScreenBuilder { func build() -> UIViewController { DetailViewController() } }
      final class FilterBuilder: ScreenBuilder { func build() -> UIViewController { FilterViewController() } }

      @MainActor final class AppCoordinator: Coordinator {
        private let list = \(list)
        func start() { list.start() }
      }

      @MainActor final class ListCoordinator: Coordinator {
        private let builder: any ScreenBuilder
        init(builder: any ScreenBuilder) { self.builder = builder }
        func start() { navigationController.pushViewController(builder.build(), animated: false) }
        func showDetail() {
          \(detail)
          detail.start()
        }
      }

      @MainActor final class DetailCoordinator: Coordinator {
        private let _builder: any ScreenBuilder
        init(with builder: any ScreenBuilder = FilterBuilder()) { self._builder = builder }
        func start() { navigationController.pushViewController(_builder.build(), animated: true) }
      }
      """)
  }

  @Test func eachIsGivenItsOwn() {
    app(detail: "let detail = DetailCoordinator(with: DetailBuilder())").expect(
      from: "AppCoordinator",
      """
      AppCoordinator | start | ListCoordinator | flow
      ListCoordinator | start | ListViewController | screen
      ListCoordinator | showDetail | DetailCoordinator | flow
      DetailCoordinator | start | DetailViewController | screen
      """)
  }

  @Test func aLocalConstantThatIsHandedOn() {
    app(detail: "let made = DetailBuilder()\nlet detail = DetailCoordinator(with: made)").expect(
      from: "DetailCoordinator", "DetailCoordinator | start | DetailViewController | screen")
  }

  @Test func whatThePropertyOfTheMakerHolds() {
    AppSketch(
      screens: screens,
      """
      protocol ScreenBuilder { func build() -> UIViewController }
      final class ListBuilder: ScreenBuilder { func build() -> UIViewController { ListViewController() } }
      final class DetailBuilder: ScreenBuilder { func build() -> UIViewController { DetailViewController() } }
      final class AppCoordinator: Coordinator {
        private let builder = ListBuilder()
        func start() { ListCoordinator(builder).start() }
        func again() { ListCoordinator(builder: builder).start() }
      }
      final class ListCoordinator: Coordinator {
        private let builder: ScreenBuilder
        init(builder: ScreenBuilder) { self.builder = builder }
        func start() { navigationController.pushViewController(builder.build(), animated: false) }
      }
      """
    ).expect(from: "ListCoordinator", "ListCoordinator | start | ListViewController | screen")
  }

  @Test func whereOnePlaceDoesNotTellAnyConformingTypeMayBeMeant() {
    app(detail: "let detail = DetailCoordinator(with: chosen())").expect(
      from: "DetailCoordinator",
      """
      DetailCoordinator | start | ListViewController | screen
      DetailCoordinator | start | DetailViewController | screen
      DetailCoordinator | start | FilterViewController | screen
      """)
  }

  @Test func dependenciesUnderOneName() {
    AppSketch(
      screens: screens,
      """
      final class ListCoordinator: Coordinator {
        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func start() {
          let list = {
            let list = dependencies.makeList()
            list.title = "List"
            return list
          }()
          navigationController.pushViewController(list, animated: true)
        }
        func showFilter() { navigationController.present(dependencies.makeFilter(), animated: true) }
      }
      //- Dependencies.swift
      typealias Dependencies = (
        ClientFactory &
          ScreenFactory
      )
      //- Container.swift
      protocol ClientFactory { func makeClient() -> Client }
      protocol ScreenFactory {
        func makeList() -> ListViewController
        func makeFilter() -> FilterViewController
      }
      final class Container {}
      extension Container: ClientFactory { func makeClient() -> Client { Client() } }
      extension Container: ScreenFactory {
        func makeList() -> ListViewController { .init() }
        func makeFilter() -> FilterViewController { .init() }
      }
      """
    ).expect(
      from: "ListCoordinator",
      """
      ListCoordinator | start | ListViewController | screen
      ListCoordinator | showFilter | FilterViewController | screen
      """)
  }

  @Test func whatAnotherCoordinatorIsPresentedOnIsNotShown() {
    AppSketch(
      screens: screens,
      """
      final class ListCoordinator: Coordinator {
        private var shown: UIViewController?
        func start() {
          let list = ListViewController()
          navigationController.present(list, animated: true)
          shown = list
        }
        func showDetail() { DetailCoordinator(flow: .modal(presentingController: shown!, style: .fullScreen)).start() }
      }
      final class DetailCoordinator: Coordinator {
        init(flow: PresentationFlow) { self.flow = flow }
        func start() { flow.present(DetailViewController()) }
      }
      """
    ).expect(
      from: "ListCoordinator",
      """
      ListCoordinator | start | ListViewController | screen
      ListCoordinator | showDetail | DetailCoordinator | flow
      DetailCoordinator | start | DetailViewController | screen
      """)
  }
}
