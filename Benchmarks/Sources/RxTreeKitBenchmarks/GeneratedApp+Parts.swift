extension GeneratedApp {
  static func flow(_ index: Int, _ next: Int) -> String {
    """
    import RxFlow
    import UIKit

    /// Leads to its screen, to a detail and to the next flow.
    final class Flow\(index): Flow {
      var root: Presentable { navigationController }
      private let navigationController = UINavigationController()
      private let model = Model\(index)()

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .start: return show()
        case .next: return lead(to: Flow\(next)())
        case .detail(let id): return detail(id)
        case .done: return .end(forwardToParentFlowWithStep: AppStep.done)
        }
      }

      private func show() -> FlowContributors {
        let screen = Screen\(index)ViewController(model: model)
        navigationController.pushViewController(screen, animated: false)
        return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.model))
      }

      private func lead(to flow: Flow\(next)) -> FlowContributors {
        Flows.use(flow, when: .created) { [unowned self] root in
          self.navigationController.present(root, animated: true)
        }
        return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: AppStep.start)))
      }

      private func detail(_ id: Int) -> FlowContributors {
        let screen = Screen\(next)ViewController(model: Model\(next)())
        screen.title = "\\(id)"
        navigationController.present(screen, animated: true)
        return .none
      }
    }

    """
  }

  static func coordinator(_ index: Int, _ next: Int) -> String {
    """
    import UIKit

    protocol Coordinator\(index)Delegate: AnyObject { func coordinator\(index)DidFinish() }

    final class Coordinator\(index): Coordinator {
      var childCoordinators: [Coordinator] = []
      private let router: Router
      weak var delegate: Coordinator\(index)Delegate?

      init(router: Router) { self.router = router }

      func start() {
        let screen = makeScreen()
        screen.onSelect = { [weak self] id in self?.select(id) }
        router.setRootModule(screen)
      }

      private func makeScreen() -> Screen\(index)ViewController { Screen\(index)ViewController(model: Model\(index)()) }

      private func select(_ id: Int) {
        let child = Coordinator\(next)(router: router)
        childCoordinators.append(child)
        child.start()
      }
    }

    """
  }

  static func screen(_ index: Int) -> String {
    let rows = (0..<12).map { row in
      """
        private func layout\(row)(_ size: CGSize) -> CGFloat {
          let width = max(size.width - CGFloat(\(row)) * 2.5, 0) // \(row) of the rows
          if width > 100 { label.text = "Row \\(width) of \(row)" } else { label.text = nil }
          return (0..<\(row + 3)).map { CGFloat($0) * width }.reduce(0, +) / 3
        }

      """
    }
    return """
      import UIKit

      final class Screen\(index)ViewController: UIViewController {
        let model: Model\(index)
        var onSelect: ((Int) -> Void)?
        private let label = UILabel()

        init(model: Model\(index)) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }

      \(rows.joined())
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          model.load { [weak self] text in self?.label.text = text }
        }
      }

      """
  }

  static func model(_ index: Int) -> String {
    let functions = (0..<10).map { number in
      """
        func value\(number)(of texts: [String]) -> [String: Int] {
          var counts: [String: Int] = [:]
          for text in texts where text.count > \(number) { counts[text, default: 0] += text.hashValue & 0xFF }
          return counts.filter { $0.value > \(number) * 3 }.mapValues { $0 / 2 + \(index) }
        }

      """
    }
    return """
      import Foundation

      final class Model\(index): Stepper {
        let steps = PublishRelay<Step>()
        private(set) var isLoaded = false

      \(functions.joined())
        func load(_ done: (String) -> Void) {
          isLoaded = true
          done("Model \(index)")
        }
      }

      """
  }

  static func cell(_ index: Int) -> String {
    """
    import UIKit

    final class Cell\(index): UITableViewCell {
      private let title = UILabel(), detail = UILabel()

      func configure(with model: Model\(index)) {
        title.text = "Cell \(index)"
        detail.text = model.isLoaded ? "loaded" : "waiting"
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 8, y: 8, width: bounds.width - 16, height: 20)
        detail.frame = title.frame.offsetBy(dx: 0, dy: 24)
      }
    }

    """
  }

  static func shower(_ index: Int) -> String {
    """
    import UIKit

    final class Show\(index)ViewController: UIViewController {
      let shown: Shown

      init(shown: Shown) { self.shown = shown }

      func open() { navigationController?.pushViewController(shown, animated: true) }
    }

    """
  }
}
