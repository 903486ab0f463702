import Testing

@testable import RxTreeKit

/// Names as people choose them.
@Suite struct NamingTests {
  @Test func typeNamesInLowerCase() {
    let app = AppSketch(
      """
      enum cloudStep: Step { case settings, account }
      final class iCloudFlow: Flow {
        private lazy var screen = iCloudSettingViewController(viewModel: .init())
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? cloudStep else { return .none }
          switch step {
          case .settings: return .one(flowContributor: .contribute(withNext: screen))
          case .account:
            let flow = accountFlow()
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: cloudStep.account)))
          }
        }
      }
      final class accountFlow: Flow {}
      final class iCloudSettingViewController: UIViewController {}
      """)
    app.expect(
      from: "iCloudFlow",
      """
      iCloudFlow | settings | iCloudSettingViewController | screen
      iCloudFlow | account | accountFlow | flow
      """)
  }

  @Test func namesInBackticksAndOtherScripts() {
    let app = AppSketch(
      """
      enum 步骤: Step { case `default`, `init`, 开始 }
      final class 主Flow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? 步骤 else { return .none }
          switch step {
          case .default: return .one(flowContributor: .contribute(withNext: 画面ViewController()))
          case .`init`: return .one(flowContributor: .contribute(withNext: `Type`.Screen()))
          case .开始: return .none
          }
        }
      }
      final class 画面ViewController: UIViewController {}
      enum `Type` { final class Screen: UIViewController {} }
      """)
    app.expect(
      from: "主Flow",
      """
      主Flow | default | 画面ViewController | screen
      主Flow | init | Type.Screen | screen
      """)
  }

  @Test func filesNamedOtherwise() {
    let app = AppSketch(
      """
      //- FirendsVC.swift
      final class FriendsViewController: UIViewController {}
      //- Folder with blanks/Constants + Key.swift
      final class FriendFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: FriendsViewController())) }
      }
      //- ProfileFlow.swift
      final class MyPageFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: FriendFlow())) }
      }
      """)
    app.expect(
      from: "MyPageFlow",
      """
      MyPageFlow | navigate | FriendFlow | flow
      FriendFlow | navigate | FriendsViewController | screen
      """)
  }

  @Test func namesThatDifferByALetter() {
    let app = AppSketch(
      screens: "ProjectViewController ProjectsViewController ProjectsViewControler",
      """
      final class ProjectFlow: Flow {
        private let projecstViewController = ProjectsViewController()
        private let projectsViewControler = ProjectViewController()
        func navigate(to step: Step) -> FlowContributors {
          switch step as? ProjectStep {
          case .projects: return .one(flowContributor: .contribute(withNext: projecstViewController))
          case .project: return .one(flowContributor: .contribute(withNext: projectsViewControler))
          default: return .none
          }
        }
      }
      enum ProjectStep: Step { case projects, project }
      """)
    app.expect(
      from: "ProjectFlow",
      """
      ProjectFlow | projects | ProjectsViewController | screen
      ProjectFlow | project | ProjectViewController | screen
      """)
  }

  @Test func twoFlowsInOneFile() {
    let app = AppSketch(
      screens: "OneViewController TwoViewController",
      """
      class TrendFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          switch step as? TrendStep {
          case .trends:
            let trendFlow = TrendMovieFlow()
            return .one(flowContributor: .contribute(withNext: trendFlow))
          default: return .one(flowContributor: .contribute(withNext: OneViewController()))
          }
        }
      }
      class TrendMovieFlow: Flow {
        func navigate(to step: Step) -> FlowContributors { .one(flowContributor: .contribute(withNext: TwoViewController())) }
      }
      enum TrendStep: Step { case trends }
      """)
    app.expect(
      from: "TrendFlow",
      """
      TrendFlow | trends | TrendMovieFlow | flow
      TrendFlow | default | OneViewController | screen
      TrendMovieFlow | navigate | TwoViewController | screen
      """)
  }

  @Test func screensNamedWithoutTheUsualEnding() {
    let app = AppSketch(
      """
      class BaseScreen: UIViewController {}
      final class Home: BaseScreen {}
      final class HomeVC: UITableViewController {}
      final class HomeController: UICollectionViewController {}
      final class HomeFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          .multiple(flowContributors: [
            .contribute(withNext: Home()), .contribute(withNext: HomeVC()), .contribute(withNext: HomeController()),
          ])
        }
      }
      """)
    app.expect(
      from: "HomeFlow",
      """
      HomeFlow | navigate | Home | screen
      HomeFlow | navigate | HomeVC | screen
      HomeFlow | navigate | HomeController | screen
      """)
  }

  @Test func coordinatorInAVariableCalledVC() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      final class AppCoordinator: Coordinator {
        func start() {
          let vc = HomeCoordinator()
          childCoordinators.append(vc)
          vc.start()
        }
      }
      final class HomeCoordinator: Coordinator {
        func start() {
          let coordinator = HomeViewController()
          stack.pushViewController(coordinator, animated: true)
        }
      }
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | start | HomeCoordinator | flow
      HomeCoordinator | start | HomeViewController | screen
      """)
  }
}
