import Testing

@testable import RxTreeKit

/// Coordinators that are started as streams: `coordinate(to:)`.
@Suite struct ReactiveCoordinatorTests {
  private let base = """
    //- BaseCoordinator.swift
    class BaseCoordinator<Result> {
      private let identifier = UUID()
      private var children = [UUID: Any]()
      private func store<T>(coordinator: BaseCoordinator<T>) { children[coordinator.identifier] = coordinator }
      func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        store(coordinator: coordinator)
        return coordinator.start().do(onNext: { [weak self] _ in self?.children = [:] })
      }
      func start() -> Observable<Result> { fatalError("to be overridden") }
    }
    """

  @Test func childrenOfMethodsThatAClosureCalls() {
    let app = AppSketch(
      screens: "RepositoryViewController LanguageViewController",
      """
      final class RepositoryCoordinator: BaseCoordinator<Void> {
        private let window: UIWindow
        override func start() -> Observable<Void> {
          let screen = RepositoryViewController.initFromStoryboard(name: "Main")
          let stack = UINavigationController(rootViewController: screen)
          screen.viewModel.showLanguages
            .flatMap { [weak self] _ -> Observable<String?> in
              guard let `self` = self else { return .empty() }
              return self.showLanguages(on: screen)
            }
            .bind(to: screen.viewModel.language).disposed(by: bag)
          window.rootViewController = stack
          return Observable.never()
        }
        private func showLanguages(on screen: UIViewController) -> Observable<String?> {
          let coordinator = LanguageCoordinator(rootViewController: screen)
          return coordinate(to: coordinator).map { $0 }
        }
      }
      final class LanguageCoordinator: BaseCoordinator<String?> {
        private let rootViewController: UIViewController
        init(rootViewController: UIViewController) { self.rootViewController = rootViewController }
        override func start() -> Observable<String?> {
          let screen = LanguageViewController.initFromStoryboard(name: "Main")
          rootViewController.present(UINavigationController(rootViewController: screen), animated: true)
          return screen.viewModel.chosen.take(1)
        }
      }
      \(base)
      """)
    app.expect(
      from: "RepositoryCoordinator",
      """
      RepositoryCoordinator | start | RepositoryViewController | screen
      RepositoryCoordinator | showLanguages | LanguageCoordinator | flow
      LanguageCoordinator | start | LanguageViewController | screen
      """)
  }

  @Test func tabsMadeInAClosureOverTheTabs() {
    let app = AppSketch(
      """
      final class SplitCoordinator: BaseCoordinator<Void> {
        enum Tab: CaseIterable { case posts, albums }
        override func start() -> Observable<Void> {
          let tabs = UITabBarController()
          configure(tabs, with: Tab.allCases)
          return .never()
        }
        private func configure(_ controller: UITabBarController, with tabs: [Tab]) {
          let stacks = tabs.map { _ in UINavigationController() }
          controller.viewControllers = stacks
          zip(tabs, stacks).map { tab, stack -> Observable<Void> in
            switch tab {
            case .posts:
              let coordinator = PostsCoordinator(stack)
              return coordinate(to: coordinator)
            case .albums:
              let coordinator = AlbumsCoordinator(stack)
              return coordinate(to: coordinator)
            }
          }
          .forEach { $0.subscribe().disposed(by: bag) }
        }
      }
      final class PostsCoordinator: BaseCoordinator<Void> { init(_ stack: UINavigationController) {} }
      final class AlbumsCoordinator: BaseCoordinator<Void> { init(_ stack: UINavigationController) {} }
      \(base)
      """)
    app.expect(
      from: "SplitCoordinator",
      """
      SplitCoordinator | configure | PostsCoordinator | flow
      SplitCoordinator | configure | AlbumsCoordinator | flow
      """)
  }

  @Test func childMadeInAComputedBinder() {
    let app = AppSketch(
      screens: "FilmsViewController",
      """
      final class FilmsCoordinator: BaseCoordinator<Void> {
        var stack: UINavigationController!
        override func start() -> Observable<Void> {
          let films = Assembler.resolve(FilmsViewController.self)!
          stack = UINavigationController(rootViewController: films)
          films.viewModel.opened.bind(to: openFilm).disposed(by: bag)
          return .never()
        }
      }
      extension FilmsCoordinator {
        private var openFilm: Binder<Int> {
          return Binder(self) { target, id in
            let film = FilmCoordinator(stack: target.stack, id: id)
            target.coordinate(to: film)
          }
        }
      }
      final class FilmCoordinator: BaseCoordinator<Void> { init(stack: UINavigationController, id: Int) {} }
      \(base)
      """)
    app.expect(
      from: "FilmsCoordinator",
      """
      FilmsCoordinator | start | FilmsViewController | screen
      FilmsCoordinator | openFilm | FilmCoordinator | flow
      """)
  }

  @Test func coordinatorsInALocalArray() {
    let app = AppSketch(
      screens: "TestViewController",
      """
      final class TabsCoordinator: BaseCoordinator<Void> {
        override func start() -> Observable<Void> {
          var controllers: [UIViewController] = []
          let homeVC = HomeCoordinator()
          coordinate(to: homeVC)
          controllers.append(homeVC.stack)
          controllers.append(TestViewController())
          controllers.append(TestViewController())
          tabBarController.viewControllers = controllers
          return .never()
        }
      }
      final class HomeCoordinator: BaseCoordinator<Void> { let stack = UINavigationController() }
      \(base)
      """)
    app.expect(
      from: "TabsCoordinator",
      """
      TabsCoordinator | start | HomeCoordinator | flow
      TabsCoordinator | start | TestViewController | screen
      """)
  }

  @Test func coordinatorMadeThreeTimesIsOneEdge() {
    let app = AppSketch(
      """
      enum Reason { case a, b, c }
      final class EventsCoordinator: BaseCoordinator<Void> {
        func open(_ reason: Reason) {
          switch reason {
          case .a: coordinate(to: ListCoordinator(reason)).subscribe().disposed(by: bag)
          case .b: coordinate(to: ListCoordinator(reason)).subscribe().disposed(by: bag)
          case .c: coordinate(to: ListCoordinator(reason)).subscribe().disposed(by: bag)
          }
        }
      }
      final class ListCoordinator: BaseCoordinator<Void> { init(_ reason: Reason) {} }
      \(base)
      """)
    app.expect(from: "EventsCoordinator", "EventsCoordinator | open | ListCoordinator | flow")
  }
}
