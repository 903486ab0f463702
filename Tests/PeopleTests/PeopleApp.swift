import WeirMVVM

@testable import People

/// The app, started on a host of its own.
@MainActor
struct PeopleApp {
  let host = HeadlessHost(
    size: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let delegate = AppDelegate()

  init() async {
    delegate.window = UIWindow(windowScene: host.windowScene)
    _ = delegate.application(host.application, didFinishLaunchingWithOptions: nil)
    await host.settle()
  }

  /// The flows and screens that live.
  var tree: String { delegate.coordinator.liveTree.text }

  /// The screen that is seen, as its type.
  func screen<Screen: UIViewController>(_ type: Screen.Type) -> Screen? { host.visibleViewController as? Screen }

  /// The texts of a screen and of those that it contains, from top to bottom.
  var texts: [String] {
    host.visibleViewController.map { Self.texts(in: $0.view) } ?? []
  }

  private static func texts(in view: UIView) -> [String] {
    if view is UIButton { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.sorted { $0.frame.minY < $1.frame.minY }.flatMap(texts)
  }

  func tap(_ name: String) async throws {
    try host.tap(name)
    await host.settle()
  }

  func tapTab(_ title: String) async throws {
    try host.tapTab(title)
    await host.settle()
  }

  func goBack() async throws {
    try host.tapBack()
    await host.settle()
  }

  /// Chooses a friend in the list that is seen.
  func choose(_ row: Int) async throws {
    guard let table = host.visibleViewController?.view.subviews.first(where: { $0 is UITableView }) else { return }
    try host.chooseRow(at: IndexPath(row: row, section: 0), in: table)
    await host.settle()
  }
}
