/// Apps that are made up, as large as one likes; the same for the same size on every machine.
enum GeneratedApp: String, CaseIterable {
  /// Flows that lead to each other and to screens, with helpers, models and views beside them.
  case flows
  /// Coordinators written by hand, with a router and factories.
  case coordinators
  /// Types that all have one name, in folders of their own.
  case sameName = "same name"
  /// Screens that all conform to one protocol, by which they are shown.
  case implementers
  /// Protocols that inherit from each other in one long chain.
  case chain

  /// The source of an app of so many parts, by path.
  func sources(_ size: Int) -> [String: String] {
    var sources = ["App.swift": root]
    for index in 0..<size { sources.merge(part(index, of: size)) { first, _ in first } }
    return sources
  }

  private var root: String {
    """
    import UIKit
    enum AppStep: Step { case start, next, detail(id: Int), done }
    protocol Shown: UIViewController {}
    protocol Level0: AnyObject { func level() }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        Flows.use(Flow0(), when: .created) { root in self.window?.rootViewController = root }
        return true
      }
    }

    """
  }

  private func part(_ index: Int, of size: Int) -> [String: String] {
    let next = (index * 7 + 3) % size
    switch self {
    case .flows:
      return [
        "Flows/Flow\(index).swift": Self.flow(index, next), "Screens/Screen\(index).swift": Self.screen(index),
        "Models/Model\(index).swift": Self.model(index), "Views/Cell\(index).swift": Self.cell(index),
      ]
    case .coordinators:
      return [
        "Coordinators/Coordinator\(index).swift": Self.coordinator(index, next),
        "Screens/Screen\(index).swift": Self.screen(index), "Models/Model\(index).swift": Self.model(index),
      ]
    case .sameName:
      return [
        "Modules/Module\(index)/Flow.swift": Self.flow(index, next).replacing("Screen\(index)", with: "Main"),
        "Modules/Module\(index)/Main.swift": Self.screen(index).replacing("Screen\(index)", with: "Main"),
      ]
    case .implementers:
      return [
        "Flows/Flow\(index).swift": Self.flow(index, next),
        "Screens/Screen\(index).swift": Self.screen(index).replacing(
          "UIViewController {", with: "UIViewController, Shown {"),
        "Shows/Show\(index).swift": Self.shower(index),
      ]
    case .chain:
      return [
        "Protocols/Level\(index + 1).swift": "protocol Level\(index + 1): Level\(index) { func level\(index + 1)() }\n",
        "Screens/Screen\(index).swift": Self.screen(index).replacing(
          "UIViewController {", with: "UIViewController, Level\(index) {"),
        "Flows/Flow\(index).swift": Self.flow(index, next),
      ]
    }
  }
}
