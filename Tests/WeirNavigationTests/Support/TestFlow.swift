import WeirNavigation

/// Steps of the tests.
enum TestStep: Step, Equatable {
  case start
  case one
  case two
  case three
  case number(Int)
  case child
  case end
}

/// A flow whose answers a test gives, and which notes the steps that it takes.
@MainActor
final class TestFlow: ResultFlow {
  typealias Output = String

  let root: any Presentable
  let name: String
  private(set) var taken: [String] = []
  /// Where all flows of a test note their steps.
  let journal: Journal?
  var answer: (TestFlow, TestStep) -> FlowContributors
  var adapts: (any Step) -> Single<any Step> = { .just($0) }

  init(
    _ name: String = "flow", root: any Presentable = UIViewController(), journal: Journal? = nil,
    answer: @escaping (TestFlow, TestStep) -> FlowContributors = { _, _ in .none }
  ) {
    self.name = name
    self.root = root
    self.journal = journal
    self.answer = answer
  }

  func adapt(step: any Step) -> Single<any Step> { adapts(step) }

  func navigate(to step: any Step) -> FlowContributors {
    taken.append("\(step)")
    journal?("\(name) \(step)")
    guard let step = step as? TestStep else { return .none }
    return answer(self, step)
  }
}

/// Lines in the order in which they were written, on the main actor.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A stepper of the tests.
@MainActor
final class TestStepper: Stepper {
  let steps = PublishRelay<any Step>()
  let initialStep: any Step
  private(set) var readyCount = 0

  init(_ initialStep: any Step = NoneStep()) {
    self.initialStep = initialStep
  }

  func readyToEmitSteps() { readyCount += 1 }
}

/// A presentable that a test shows, hides and dismisses.
@MainActor
final class TestPresentable: Presentable {
  let visible = BehaviorRelay(value: false)
  let dismissed = PublishRelay<Void>()

  var rxVisible: Observable<Bool> { visible.asObservable() }
  var rxDismissed: Single<Void> { dismissed.asObservable().take(1).asSingle() }

  init(isVisible: Bool = true) { visible.accept(isVisible) }
}

/// A screen that can be told from others.
final class Screen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension UINavigationController {
  /// The names of the screens that are asked for.
  var names: [String] { viewControllers.map { ($0 as? Screen)?.name ?? "?" } }
}
