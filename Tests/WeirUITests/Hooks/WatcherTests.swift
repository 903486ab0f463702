import Testing
import WeirUI

/// What objects of WeirUI tell those that watch them.
@Suite @MainActor struct WatcherTests {
  private final class Lines {
    var all: [String] = []
  }

  private let lines = Lines()

  private final class Screen: UIViewController {
    var lines: Lines?
    override func viewDidLoad() { lines?.all.append("own") }
  }

  @Test func aControllerTellsAfterItsOwnMethod() {
    let (screen, lines) = (Screen(), lines)
    screen.lines = lines
    screen.watcher = { lines.all.append("\($0)") }
    screen.loadViewIfNeeded()
    #expect(lines.all == ["own", "viewDidLoad"])
  }

  @Test func appearancesAreTold() async {
    let (controller, host, lines) = (UIViewController(), HeadlessHost(), lines)
    controller.watcher = { moment in
      switch moment {
      case .viewWillLayoutSubviews, .viewDidLayoutSubviews: break
      default: lines.all.append("\(moment)")
      }
    }
    host.show(controller)
    await host.settle()
    let expected = ["viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewDidAppear(false)"]
    #expect(lines.all == expected)
  }

  /// One that passes some calls on, and makes others itself.
  private final class Passing: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      super.viewDidAppear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {}
  }

  @Test func aMethodThatTheProgramCallsIsToldOnce() {
    let (controller, lines) = (Passing(), lines)
    controller.watcher = { lines.all.append("\($0)") }
    controller.viewWillAppear(true)
    controller.viewIsAppearing(true)
    controller.viewWillDisappear(false)
    controller.viewDidLoad()
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    let told = ["viewWillAppear(true)", "viewIsAppearing(true)", "viewWillDisappear(false)", "viewDidLoad"]
    #expect(lines.all == told + ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  }

  @Test func whetherAnOverrideCallsSuperDoesNotMatter() async {
    let (controller, host, lines) = (Passing(), HeadlessHost(), lines)
    let stack = UINavigationController(rootViewController: controller)
    host.show(stack)
    await host.settle()
    controller.watcher = { moment in
      switch moment {
      case .viewDidAppear, .viewDidDisappear: lines.all.append("\(moment)")
      default: break
      }
    }
    stack.pushViewController(UIViewController(), animated: false)
    await host.settle()
    stack.popViewController(animated: false)
    await host.settle()
    #expect(lines.all == ["viewDidDisappear(false)", "viewDidAppear(false)"])
  }

  @Test func aScrollViewTells() throws {
    let (view, lines) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), lines)
    view.contentSize = CGSize(width: 10, height: 100)
    view.watcher = { moment in
      if case .didEndDragging = moment { lines.all.append("ended") }
      if case .didScroll = moment { lines.all.append("scrolled") }
    }
    try view.person(does: .drag(x: 0, y: -5))
    #expect(lines.all == ["scrolled", "ended"])
  }

  @Test func textViewsSearchBarsAndPickersTell() throws {
    let (text, bar, lines) = (UITextView(), UISearchBar(), lines)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(text)
    window.addSubview(bar)
    text.textWatcher = { lines.all.append("text \($0)") }
    bar.watcher = { lines.all.append("bar \($0)") }
    try text.person(does: .type("a"))
    try text.person(does: .endEditing)
    try bar.person(does: .type("b"))
    try bar.person(does: .pressReturn)
    let expected = [
      "text didBeginEditing", "text didChangeSelection", "text didChange", "text didEndEditing", "bar didBeginEditing",
      "bar textDidChange", "bar searchButtonClicked",
    ]
    #expect(lines.all == expected)
  }

  @Test func aBarButtonWithoutAnActionCanBeTappedWhereItIsWatched() throws {
    let (item, lines) = (UIBarButtonItem(title: "Save", style: .plain), lines)
    #expect(throws: PersonRefusal.self) { try item.personTaps() }
    item.watcher = { lines.all.append("\($0)") }
    try item.personTaps()
    #expect(lines.all == ["tap"])
  }

  @Test func whoWatchesNoMoreHearsNothing() {
    let (controller, lines) = (UIViewController(), lines)
    controller.watcher = { lines.all.append("\($0)") }
    controller.watcher = nil
    controller.loadViewIfNeeded()
    #expect(lines.all.isEmpty)
  }
}
