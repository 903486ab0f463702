#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// How a person's acts find views by name, and what the host says of screens that are kept.
  @MainActor @Suite struct NamedViewTests {
    private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

    private func shown() async -> UIViewController {
      let root = UIViewController()
      host.show(root)
      await host.settle()
      return root
    }

    private func button(_ title: String, _ y: CGFloat, in view: UIView) -> UIButton {
      let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
      button.setTitle(title, for: .normal)
      view.addSubview(button)
      return button
    }

    @Test func identifiersComeBeforeLabelsAndTitles() async {
      let root = await shown()
      let (titled, labelled, named) = (
        button("Save", 0, in: root.view), button("b", 50, in: root.view), button("c", 100, in: root.view)
      )
      labelled.accessibilityLabel = "Save as"
      named.accessibilityIdentifier = "Save"
      #expect(host.view(named: "Save") === named && host.view(named: "Save as") === labelled)
      named.accessibilityIdentifier = nil
      #expect(host.view(named: "Save") === titled)
      #expect(host.view(named: "none") == nil)
    }

    @Test func theFrontmostIsFoundAndWhatIsHiddenIsNot() async {
      let root = await shown()
      let (back, front) = (button("Go", 0, in: root.view), button("Go", 0, in: root.view))
      #expect(host.view(named: "Go") === front)
      front.isHidden = true
      #expect(host.view(named: "Go") === back)
      back.isHidden = true
      #expect(host.view(named: "Go") == nil)
    }

    @Test func tapsGoByName() async throws {
      let root = await shown()
      var taps: [String] = []
      let go = button("Go", 0, in: root.view)
      go.addAction(UIAction { _ in taps.append("go") }, for: .touchUpInside)
      try host.tap("Go")
      let refusal = #expect(throws: PersonRefusal.self) { try host.tap("Stop") }
      #expect(refusal?.reason == .notFound && taps == ["go"])
    }

    @Test func barItemsAreFoundByIdentifierLabelAndTitle() async throws {
      let root = UIViewController()
      host.show(UINavigationController(rootViewController: root))
      await host.settle()
      var taps: [String] = []
      let items = ["one", "two", "three"].map { name in
        UIBarButtonItem(title: name, primaryAction: UIAction { _ in taps.append(name) })
      }
      items[1].accessibilityIdentifier = "second"
      items[2].accessibilityLabel = "third"
      root.navigationItem.leftBarButtonItems = [items[0]]
      root.navigationItem.rightBarButtonItems = [items[1]]
      root.toolbarItems = [items[2]]
      root.navigationController?.isToolbarHidden = false
      await host.settle()
      for name in ["one", "second", "third"] { try host.tap(name) }
      #expect(taps == ["one", "two", "three"])
      root.navigationController?.isNavigationBarHidden = true
      await host.settle()
      #expect(throws: PersonRefusal.self) { try host.tap("one") }
    }

    @Test func withoutAWindowThereIsNothing() {
      #expect(host.view(named: "x") == nil && host.visibleViewController == nil)
      #expect(throws: PersonRefusal.self) { try host.tap("x") }
      #expect(throws: PersonRefusal.self) { try host.tapBack() }
      #expect(throws: PersonRefusal.self) { try host.tapTab(0) }
      #expect(throws: PersonRefusal.self) { try host.tapTab("x") }
      #expect(throws: PersonRefusal.self) { try host.swipeBack() }
      #expect(throws: PersonRefusal.self) { try host.pullDown() }
      #expect(throws: PersonRefusal.self) { try host.tapOutside() }
      #expect(throws: PersonRefusal.self) { try host.tap(UIBarButtonItem()) }
      #expect(throws: PersonRefusal.self) { try host.tap(UIAlertAction(title: "x", style: .default)) }
      #expect(throws: Never.self) { try host.rotate(to: .landscapeLeft) }
    }

    @Test func keptScreensSayWhoKeepsThem() {
      #expect(
        LeakedScreen(type: "Screen", title: "T", holders: ["a", "b"]).description == "Screen 'T' is held by a and b")
      let unknown = LeakedScreen(type: "Screen", title: nil, holders: [])
      #expect(unknown.description.hasPrefix("Screen is held by something that is neither a controller nor a view"))
      #expect(Set([unknown, unknown]).count == 1)
    }

    @Test func theScreenHasTheSizeOfTheHost() {
      #expect(host.windowScene.screen.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(UIScreen(size: CGSize(width: 10, height: 20), scale: 2).nativeScale == 2)
      #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852) && UIScreen.main.safeAreaInsets == .zero)
      #expect(host.windowScene.traitCollection.horizontalSizeClass == .compact)
      let pad = HeadlessHost(size: CGSize(width: 820, height: 1180)).windowScene.traitCollection
      #expect(
        pad.userInterfaceIdiom == .pad && pad.horizontalSizeClass == .regular && pad.verticalSizeClass == .regular)
    }
  }
#endif
