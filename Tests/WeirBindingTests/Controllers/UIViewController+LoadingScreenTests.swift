import Testing
import WeirBinding
import WeirState
import WeirUI

/// Reactors of view controllers: bound once, after `viewDidLoad`.
@MainActor @Suite struct ReactorScreenTests {
  final class Counter: Reactor {
    enum Action { case add }
    struct State: Equatable { var count = 0 }
    let initialState = State()

    func reduce(state: State, mutation: Action) -> State { State(count: state.count + 1) }
  }

  class Screen: UIViewController, DeferredReactorView {
    var disposeBag = DisposeBag()
    var log: [String] = []
    let label = UILabel()

    override func loadView() {
      log.append("loadView")
      view = UIView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("didLoad")
      view.addSubview(label)
    }

    func bind(reactor: Counter) {
      log.append("bind")
      reactor.state.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    }
  }

  @Test func boundAfterTheViewHasLoaded() {
    let screen = Screen()
    screen.reactor = Counter()
    #expect(screen.log == [] && !screen.isViewLoaded)
    screen.loadViewIfNeeded()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
    #expect(screen.label.text == "0")
    screen.reactor?.action.onNext(.add)
    #expect(screen.label.text == "1")
    screen.loadViewIfNeeded()
    screen.performBinding()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
  }

  @Test func boundAtOnceWhereTheViewIsThere() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.reactor = Counter()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
  }

  @Test func reactorsThatChangeMeanwhileAreNotBound() {
    let screen = Screen()
    let (first, second) = (Counter(), Counter())
    screen.reactor = first
    screen.reactor = second
    screen.loadViewIfNeeded()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
    first.action.onNext(.add)
    #expect(screen.label.text == "0")
    second.action.onNext(.add)
    #expect(screen.label.text == "1")
    screen.reactor = first
    #expect(screen.label.text == "1", "the first one has counted too")
    second.action.onNext(.add)
    #expect(screen.label.text == "1", "the old bindings have ended")
    #expect(screen.log.count { $0 == "bind" } == 2)
  }

  @Test func reactorThatIsTakenAwayIsNotBound() {
    let screen = Screen()
    screen.reactor = Counter()
    screen.reactor = nil
    screen.loadViewIfNeeded()
    #expect(screen.log == ["loadView", "didLoad"])
    screen.reactor = Counter()
    #expect(screen.log.last == "bind")
  }

  @Test func setInViewDidLoad() {
    final class Setting: Screen {
      override func viewDidLoad() {
        super.viewDidLoad()
        reactor = Counter()
        log.append("end of didLoad")
      }
    }
    let screen = Setting()
    screen.loadViewIfNeeded()
    #expect(screen.log == ["loadView", "didLoad", "bind", "end of didLoad"])
  }

  @Test func setInLoadView() {
    final class Early: Screen {
      override func loadView() {
        reactor = Counter()
        super.loadView()
      }
    }
    let screen = Early()
    screen.loadViewIfNeeded()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
  }

  @Test func shownByAHost() async {
    let (host, screen) = (HeadlessHost(), Screen())
    screen.reactor = Counter()
    host.show(UINavigationController(rootViewController: screen))
    await host.settle()
    #expect(screen.log == ["loadView", "didLoad", "bind"])
  }

  @Test func releasedWhileItWaits() {
    weak var screen: Screen?
    weak var reactor: Counter?
    do {
      let (made, logic) = (Screen(), Counter())
      (screen, reactor) = (made, logic)
      made.reactor = logic
    }
    #expect(screen == nil && reactor == nil)
  }

  @Test func releasedAfterItWasBound() {
    weak var screen: Screen?
    weak var reactor: Counter?
    do {
      let (made, logic) = (Screen(), Counter())
      (screen, reactor) = (made, logic)
      made.reactor = logic
      made.loadViewIfNeeded()
      logic.action.onNext(.add)
      #expect(made.label.text == "1")
    }
    #expect(screen == nil && reactor == nil)
  }

  /// A view of WeirUI keeps its reactor, and is bound at once.
  @Test func viewsKeepTheirReactors() {
    final class Cell: UITableViewCell, ReactorView {
      var disposeBag = DisposeBag()
      var bound = 0
      func bind(reactor: Counter) { bound += 1 }
    }
    weak var reactor: Counter?
    do {
      let (cell, logic) = (Cell(), Counter())
      reactor = logic
      cell.reactor = logic
      #expect(cell.bound == 1 && cell.reactor === logic)
    }
    #expect(reactor == nil)
  }

  /// A class that says itself when it is ready is not overruled.
  @Test func ownAnswerCounts() {
    final class Slow: UIViewController, DeferredReactorView {
      var disposeBag = DisposeBag()
      var isReadyToBind = false
      var bound = 0
      func bind(reactor: Counter) { bound += 1 }
    }
    let screen = Slow()
    screen.reactor = Counter()
    screen.loadViewIfNeeded()
    #expect(screen.bound == 0)
    screen.isReadyToBind = true
    screen.performBinding()
    #expect(screen.bound == 1)
  }
}
