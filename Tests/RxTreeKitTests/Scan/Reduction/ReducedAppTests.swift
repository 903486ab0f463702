import Testing

@testable import RxTreeKit

/// What is left of files as apps have them, line by line.
@Suite struct ReducedAppTests {
  private func reduced(_ source: String) -> String? {
    ScanSupport.reduced(
      source, words: ["present", "navigate", "contribute", "addChild"], prefixes: ["push"],
      suffixes: ["ViewController", "Flow"], whole: ["AppStep"])
  }

  @Test func ofAFlow() {
    let source = """
      //  Created by a person.
      import RxFlow

      enum AppStep: Step {
        case start  // first
        case detail(id: Int)
        var isFirst: Bool { self == .start }
      }

      final class MainFlow: Flow {
        var root: Presentable { rootViewController }
        private lazy var rootViewController: UINavigationController = {
          let controller = UINavigationController()
          controller.setNavigationBarHidden(true, animated: false)
          return controller
        }()
        private let formatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd 'at' HH:mm"
          formatter.locale = Locale(identifier: "en_US_POSIX")
          return formatter
        }()
        private let services: Services

        init(services: Services) {
          self.services = services
          log("{")
        }

        /// Decides.
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .start: return start()
          case .detail(let id): return detail(id)
          }
        }

        private func start() -> FlowContributors {
          let screen = StartViewController()
          rootViewController.pushViewController(screen, animated: true)
          return .one(flowContributor: .contribute(withNext: screen))
        }

        private func log(_ text: String) {
          print("\\(Date()): \\(text)")
        }
      }
      """
    #expect(
      reduced(source) == """



        enum AppStep: Step {
          case start
          case detail(id: Int)
          var isFirst: Bool { self == .start }
        }

        final class MainFlow: Flow {
          var root: Presentable { rootViewController }
          private lazy var rootViewController: UINavigationController = {
            let controller = UINavigationController()
            controller.setNavigationBarHidden(true, animated: false)
            return controller
          }()














          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .start: return start()
            case .detail(let id): return detail(id)
            }
          }

          private func start() -> FlowContributors {
            let screen = StartViewController()
            rootViewController.pushViewController(screen, animated: true)
            return .one(flowContributor: .contribute(withNext: screen))
          }




        }
        """)
  }

  @Test func ofAScreen() {
    let source = """
      import UIKit

      class ListViewController: UIViewController, UITableViewDelegate {
        @IBOutlet private weak var table: UITableView! {
          didSet { table.delegate = self }
        }
        private let label = UILabel().then {
          $0.font = .systemFont(ofSize: 12, weight: .bold)
          $0.textColor = UIColor(named: "primary") ?? .black
          $0.numberOfLines = 0
        }
        var onClose: (() -> Void)?

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(DetailViewController(items[indexPath.row]), animated: true)
        }

        #if DEBUG
        func fill() { items = [.sample] }
        #endif
      }

      extension ListViewController: Reusable {
        static var name: String { "List" }
      }

      final class Cell: UITableViewCell {
        func configure(_ item: Item) { label.text = item.text }
      }
      """
    #expect(
      reduced(source) == """


        class ListViewController: UIViewController, UITableViewDelegate {















          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            present(DetailViewController(items[indexPath.row]), animated: true)
          }

          #if DEBUG

          #endif
        }






        """ + "\n\n")
  }

  @Test func ofTheStartOfAnApp() {
    let source = """
      #!/usr/bin/env swift
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = Factory.make()
          return true
        }
        func applicationWillTerminate(_ application: UIApplication) {
          save()
        }
      }
      let log = Log()
      func helper() { log.write() }
      func show(in window: UIWindow) { coordinator.start(MainFlow()) }
      """
    #expect(
      reduced(source)
        == """


        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {

          func application(_ application: UIApplication) -> Bool {
            window?.rootViewController = Factory.make()
            return true
          }



        }


        func show(in window: UIWindow) { coordinator.start(MainFlow()) }
        """)
  }

  @Test func ofAnAppThatKeepsACoordinator() {
    let source = """
      import UIKit
      class SceneDelegate: UIResponder {
        private var coordinator: AppCoordinator?
        var window: UIWindow?
        func begin() { coordinator?.begin() }
        enum Mode { case light }
      }
      class Other {
        func make() { AppCoordinator() }
        func begin() { coordinator?.begin() }
      }
      """
    let flows = WordSet(words: [], suffixes: ["Coordinator"])
    let relevance = Relevance(words: flows, wholeTypes: WordSet(words: []), flows: flows)
    let reduced = SourceReducer.reduce(
      Array(source.utf8), outline: ScanSupport.outline(source), relevance: relevance)
    #expect(
      reduced.map { String(decoding: $0.bytes, as: UTF8.self) }
        == source.replacing("import UIKit", with: "            ")
        .replacing("  func begin() { coordinator?.begin() }\n}", with: String(repeating: " ", count: 39) + "\n}"))
  }

  @Test func ofAFileOfHelpers() {
    #expect(reduced("import UIKit\nextension UIView { func round() { layer.cornerRadius = 8 } }") == nil)
  }
}
