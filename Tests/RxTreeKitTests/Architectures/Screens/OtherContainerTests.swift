import Testing

@testable import RxTreeKit

/// Containers of other libraries, windows, previews, and what dependency containers put into screens.
@Suite struct OtherContainerTests {
  /// A screen with the given members; PanelViewController is there for it.
  private func app(_ members: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "PanelViewController",
      "final class MapViewController: UIViewController {\n\(members)\n}\n\(more)")
  }

  private let direct = "MapViewController |  | PanelViewController | direct"
  private let child = "MapViewController |  | PanelViewController | child"

  @Test func sheetsAroundAScreen() {
    app(
      "func open() { let sheet = MDCBottomSheetController(contentViewController: PanelViewController())\npresent(sheet, animated: true) }"
    )
    .expect(from: "MapViewController", direct)
    app(
      "func open() { present(SideMenuNavigationController(rootViewController: PanelViewController()), animated: true) }"
    )
    .expect(from: "MapViewController", direct)
    app(
      "func open() { let sheet = SheetViewController(controller: PanelViewController(), sizes: [.fixed(10)])\nself.present(sheet, animated: false) }"
    )
    .expect(from: "MapViewController", direct)
  }

  @Test func containersOfOtherLibrariesAreLeftOut() {
    app("let pager = PagingMenuViewController()\noverride func viewDidLoad() { addChild(pager, to: view) }")
      .expect(from: "MapViewController", "")
    app("override func viewDidLoad() { addChild(FormViewController()) }").expect(from: "MapViewController", "")
  }

  @Test func rootOfTheWindow() {
    app("func leave() { UIApplication.shared.keyWindow?.rootViewController = PanelViewController() }")
      .expect(from: "MapViewController", direct)
    app(
      "func leave() { (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = UINavigationController(rootViewController: PanelViewController()) }"
    )
    .expect(from: "MapViewController", direct)
    app(
      "func leave() { guard let window = view.window else { return }\nwindow.rootViewController = PanelViewController() }"
    )
    .expect(from: "MapViewController", direct)
  }

  @Test func stackThatGrows() {
    app("func open() { navigationController?.viewControllers.append(PanelViewController()) }")
      .expect(from: "MapViewController", direct)
    app(
      "func open() { var stack = navigationController?.viewControllers ?? []\nstack.append(PanelViewController())\nnavigationController?.setViewControllers(stack, animated: true) }"
    )
    .expect(from: "MapViewController", direct)
  }

  @Test func embeddedInAStackThatIsAdded() {
    app(
      "override func viewDidLoad() { let stack = UINavigationController(rootViewController: PanelViewController())\naddChild(stack)\nview.addSubview(stack.view) }"
    )
    .expect(from: "MapViewController", child)
  }

  @Test func previewsLeadNowhere() {
    app(
      "",
      more:
        "#Preview { UINavigationController(rootViewController: PanelViewController()) }\n#Preview(\"Two\") { let map = MapViewController(); map.present(PanelViewController(), animated: false); return map }"
    )
    .expect(from: "MapViewController", "")
    app(
      "",
      more: """
        struct MapPreview: PreviewProvider {
          static var previews: some View { Wrapped { MapViewController().show(PanelViewController(), sender: nil) } }
        }
        """
    ).expect(from: "MapViewController", "")
  }

  @Test func childrenThatADependencyContainerAssigns() {
    app(
      """
      var panel: PanelViewController!
      override func viewDidLoad() { let pages = isWide ? [panel] : []; pager.setPages(pages) }
      """,
      more: """
        //- Assembly.swift
        final class ScreenAssembly: Assembly {
          func assemble(container: Container) {
            container.register(MapViewController.self) { resolver in
              MapViewController().then { $0.panel = resolver.resolve(PanelViewController.self)! }
            }
          }
        }
        """
    ).expect(from: "MapViewController", child)
  }

  @Test func tableCellsAndDataSourcesLeadNowhere() {
    app(
      """
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "Panel", for: path) as! PanelCell
        cell.controller = PanelViewController.self
        return cell
      }
      """, more: "final class PanelCell: UITableViewCell { var controller: UIViewController.Type? }"
    ).expect(from: "MapViewController", "")
  }
}
