import Foundation
import TestSupport
import Testing

@testable import WeirMVVM

@Suite @MainActor struct RxViewControllerTests {
  private final class Screen<Model: RxViewModel>: RxViewController<Model> {
    let journal: Journal
    let label = UILabel()
    let container = UIView()
    var nested: [UIViewController] = []

    init(_ model: Model, _ journal: Journal) {
      self.journal = journal
      super.init(viewModel: model)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in nested { addChild(child, to: container) }
    }

    override func subviews() -> [UIView] {
      journal("subviews \(view.subviews.count)")
      return [label, container]
    }

    override func createConstraints() {
      journal("createConstraints \(view.subviews.count)")
      container.layout.make {
        $0.edges.equalToSuperview().inset(20)
      }
    }

    override func bind() -> [Disposable] {
      journal("bind")
      return [
        viewModel.parentEvents.value(of: TestEvent.text) ~> label.rx.text,
        Disposables.create { [journal] in MainActor.assumeIsolated { journal("unbound") } },
      ]
    }
  }

  private let journal = Journal()
  private let host = HeadlessHost(size: CGSize(width: 300, height: 600))

  @Test func itIsBuiltInOrder() {
    var screen: Screen<RxViewModel>? = Screen(RxViewModel(), journal)
    #expect(journal.take() == [])
    screen?.loadViewIfNeeded()
    #expect(journal.take() == ["subviews 0", "createConstraints 2", "bind"])
    #expect(screen?.view.subviews.first === screen?.label)
    #expect(screen?.mainScheduler === MainScheduler.instance)
    let gone = WeakReference(screen)
    screen = nil
    #expect(gone.isGone)
    #expect(journal.take() == ["unbound"])
  }

  @Test func withoutOverridesItIsEmpty() {
    let screen = RxViewController(viewModel: RxViewModel())
    screen.loadViewIfNeeded()
    screen.createConstraints()
    #expect(screen.view.subviews.isEmpty)
    #expect(screen.subviews().isEmpty)
    let bindings: [any Disposable] = screen.bind()
    #expect(bindings.isEmpty)
  }

  @Test func itIsNotReadFromAStoryboard() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let reported = faults(of: "RxViewController") {
      let screen = RxViewController<RxViewModel>(coder: coder)
      #expect(screen == nil)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("it is made with its view model") == true)
  }

  // MARK: Children

  @Test func aChildFillsItsContainer() async {
    let (parent, child) = (RxViewModel(), RxViewModel())
    let inner = Screen(child, journal)
    let screen = Screen(parent, journal)
    screen.nested = [inner]
    host.show(screen)
    await host.settle()
    #expect(inner.parent === screen && inner.view.superview === screen.container)
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 260, height: 560))
    #expect(child.node.parent === parent.node)
    parent.events.accept(TestEvent.text.event("hello"))
    #expect(inner.label.text == "hello")
  }

  @Test func aChildFillsTheRootView() async {
    let inner = RxViewController(viewModel: RxViewModel())
    let screen = RxViewController(viewModel: RxViewModel())
    host.show(screen)
    screen.addChild(inner)
    await host.settle()
    #expect(inner.view.superview === screen.view)
    #expect(inner.view.frame == screen.view.bounds)
    #expect(inner.viewModel.node.parent === screen.viewModel.node)
  }

  @Test func theViewModelIsAddedBeforeTheViewIsLoaded() {
    final class Eager: RxViewController<RxViewModel> {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.parentEvents.accept(TestEvent.text.event("loaded"))
      }
    }
    let screen = RxViewController(viewModel: RxViewModel())
    screen.viewModel.events.value(of: TestEvent.text).write("parent", to: journal).disposed(by: screen.disposeBag)
    screen.addChild(Eager(viewModel: RxViewModel()))
    #expect(journal.take() == ["parent loaded"])
  }

  @Test func aLateScreenShowsTheLastValue() {
    let screen = RxViewController(viewModel: RxViewModel())
    screen.loadViewIfNeeded()
    screen.viewModel.events.accept(TestEvent.text.event("old"))
    screen.viewModel.events.accept(TestEvent.text.event("new"))
    let child = Screen(RxViewModel(), journal)
    screen.addChild(child)
    #expect(child.label.text == "new")
  }

  @Test func otherControllersMayBeChildren() {
    let screen = RxViewController(viewModel: RxViewModel())
    let plain = UIViewController()
    screen.addChild(plain)
    #expect(plain.parent === screen && plain.view.superview === screen.view)
    #expect(screen.viewModel.node.children.isEmpty)
  }

  @Test func aScreenThatLeavesTakesItsViewModelAlong() {
    let screen = RxViewController(viewModel: RxViewModel())
    let child = RxViewController(viewModel: RxViewModel())
    screen.addChild(child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.viewModel.node.parent == nil && screen.viewModel.node.children.isEmpty)
  }

  @Test func aScreenThatMovesTakesItsViewModelAlong() {
    let (first, second) = (RxViewController(viewModel: RxViewModel()), RxViewController(viewModel: RxViewModel()))
    let child = RxViewController(viewModel: RxViewModel())
    first.addChild(child)
    second.addChild(child)
    #expect(child.viewModel.node.parent === second.viewModel.node && first.viewModel.node.children.isEmpty)
    let plain = UIViewController()
    plain.addChild(child)
    plain.view.addSubview(child.view)
    child.didMove(toParent: plain)
    #expect(child.viewModel.node.parent == nil)
  }

  @Test func aViewModelThatWasAddedByHandStays() {
    let (parent, child) = (RxViewModel(), RxViewModel())
    parent.addChild(child)
    let screen = RxViewController(viewModel: child)
    let stack = UINavigationController(rootViewController: screen)
    #expect(screen.parent === stack)
    stack.setViewControllers([UIViewController()], animated: false)
    #expect(child.node.parent === parent.node)
  }

  @Test func aScreenCannotContainItself() {
    let screen = RxViewController(viewModel: RxViewModel())
    let reported = faults(of: "UIViewController") { screen.addChild(screen) }
    #expect(reported.count == 1)
    #expect(screen.viewModel.node.parent == nil && screen.children.isEmpty)
  }

  @Test func nothingOfAScreenIsKeptAlive() {
    var screen: RxViewController<RxViewModel>? = RxViewController(viewModel: RxViewModel())
    var child: Screen<RxViewModel>? = Screen(RxViewModel(), journal)
    let gone = [
      WeakReference(screen), WeakReference(child), WeakReference(screen?.viewModel), WeakReference(child?.viewModel),
    ]
    if let child { screen?.addChild(child, to: child.container) }
    if let child { screen?.addChild(child) }
    screen?.viewModel.events.accept(TestEvent.text.event("a"))
    child = nil
    screen = nil
    #expect(gone.map(\.isGone) == [true, true, true, true])
  }
}
