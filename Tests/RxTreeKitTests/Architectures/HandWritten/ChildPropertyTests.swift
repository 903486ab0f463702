import Testing

@testable import RxTreeKit

/// Where a hand-written coordinator keeps the children that it starts.
@Suite struct ChildPropertyTests {
  /// A coordinator with the given members; AlphaCoordinator and BetaCoordinator are its children.
  private func app(_ members: String) -> AppSketch {
    AppSketch(
      """
      final class MainCoordinator: Coordinator {
        private let stack: UINavigationController
        \(members)
      }
      protocol Coordinator: AnyObject { func start() }
      final class AlphaCoordinator: Coordinator { init(stack: UINavigationController) {}; func start() {} }
      final class BetaCoordinator: Coordinator { init(stack: UINavigationController) {}; func start() {} }
      """)
  }

  private let alpha = "MainCoordinator | start | AlphaCoordinator | flow"
  private let both = """
    MainCoordinator | start | AlphaCoordinator | flow
    MainCoordinator | start | BetaCoordinator | flow
    """

  @Test func lazyProperty() {
    app("private lazy var alpha = AlphaCoordinator(stack: stack)\nfunc start() { alpha.start() }")
      .expect(from: "MainCoordinator", alpha)
  }

  @Test func optionalPropertySetAndStarted() {
    app("private var child: Coordinator?\nfunc start() { child = AlphaCoordinator(stack: stack); child?.start() }")
      .expect(from: "MainCoordinator", alpha)
  }

  @Test func oneOfTwo() {
    app(
      "func start() { let child: Coordinator = isNew ? AlphaCoordinator(stack: stack) : BetaCoordinator(stack: stack)\nchild.start() }"
    )
    .expect(from: "MainCoordinator", both)
    app(
      """
      func start() {
        let child: Coordinator
        if isNew { child = AlphaCoordinator(stack: stack) } else { child = BetaCoordinator(stack: stack) }
        child.start()
      }
      """
    ).expect(from: "MainCoordinator", both)
  }

  @Test func listThatIsStarted() {
    app(
      "func start() { let children: [Coordinator] = [AlphaCoordinator(stack: stack), BetaCoordinator(stack: stack)]\nchildren.forEach { $0.start() } }"
    )
    .expect(from: "MainCoordinator", both)
    app(
      "func start() { for child in [AlphaCoordinator(stack: stack), BetaCoordinator(stack: stack)] as [Coordinator] { child.start() } }"
    )
    .expect(from: "MainCoordinator", both)
  }

  @Test func dictionaryOfTabs() {
    app(
      """
      private lazy var tabs: [Tab: Coordinator] = [.alpha: AlphaCoordinator(stack: stack), .beta: BetaCoordinator(stack: stack)]
      func start() { tabs.values.forEach { $0.start() } }
      """
    ).expect(from: "MainCoordinator", both)
  }

  @Test func setOfChildren() {
    app(
      "private var children = Set<AnyHashable>()\nfunc start() { let child = AlphaCoordinator(stack: stack)\nchildren.insert(child)\nchild.start() }"
    )
    .expect(from: "MainCoordinator", alpha)
  }

  @Test func closureThatMakesTheChild() {
    app(
      "private let makeAlpha: (UINavigationController) -> AlphaCoordinator\nfunc start() { makeAlpha(stack).start() }"
    )
    .expect(from: "MainCoordinator", alpha)
  }

  @Test func staticStart() {
    let app = AppSketch(
      """
      final class MainCoordinator: Coordinator {
        func start() { AlphaCoordinator.start(on: stack) }
      }
      final class AlphaCoordinator: Coordinator {
        static func start(on stack: UINavigationController) { AlphaCoordinator(stack: stack).begin() }
        init(stack: UINavigationController) {}
        func begin() {}
      }
      """)
    app.expect(from: "MainCoordinator", alpha)
  }

  @Test func asynchronousStart() {
    app("func start() { Task { @MainActor in await AlphaCoordinator(stack: stack).start() } }")
      .expect(from: "MainCoordinator", alpha)
    app("func start() async { let child = AlphaCoordinator(stack: stack)\nawait child.start() }")
      .expect(from: "MainCoordinator", alpha)
  }

  @Test func startAfterAnotherFinished() {
    app(
      """
      func start() {
        let alpha = AlphaCoordinator(stack: stack)
        alpha.start()
        alpha.onFinish = { [weak self, weak alpha] in
          guard let self = self else { return }
          self.remove(alpha)
          let beta = BetaCoordinator(stack: self.stack)
          beta.start()
        }
      }
      """
    ).expect(from: "MainCoordinator", both)
  }

  @Test func childThatIsOnlyRemoved() {
    app(
      "var children: [Coordinator] = []\nfunc start() {}\nfunc didFinish(_ child: AlphaCoordinator) { children.removeAll { $0 === child } }"
    )
    .expect(from: "MainCoordinator", "")
  }

  @Test func staticStartInAnExtension() {
    let app = AppSketch(
      """
      final class MainCoordinator: Coordinator {
        func start() { AlphaCoordinator.make(on: stack).start() }
      }
      final class AlphaCoordinator: Coordinator { func start() {} }
      extension AlphaCoordinator {
        class func make(on stack: UINavigationController) -> AlphaCoordinator {
          let coordinator = AlphaCoordinator()
          coordinator.start()
          return coordinator
        }
      }
      """)
    app.expect(from: "MainCoordinator", alpha)
    app.expect(from: "AlphaCoordinator", "")
  }

  @Test func anotherOneOfItsOwnKind() {
    let app = AppSketch(
      "final class AlphaCoordinator: Coordinator { func openAnother() { AlphaCoordinator().start() }\nfunc start() {} }"
    )
    app.expect(from: "AlphaCoordinator", "AlphaCoordinator | openAnother | AlphaCoordinator | flow")
  }
}
