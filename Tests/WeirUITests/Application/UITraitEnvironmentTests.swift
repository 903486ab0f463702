#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What controllers override, pass on to children, and hear of changes.
  @MainActor @Suite struct UITraitEnvironmentTests {
    private final class Hearing: UIViewController {
      var old: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        old.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }

    private let host = HeadlessHost()

    private func family() async -> (UIViewController, Hearing) {
      let (parent, child) = (UIViewController(), Hearing())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      host.show(parent)
      await host.settle()
      return (parent, child)
    }

    @Test func traitsComeFromTheSceneAndAreOverridden() async {
      let (parent, child) = await family()
      #expect(child.traitCollection.userInterfaceStyle == .light && child.traitCollection.userInterfaceIdiom == .phone)
      #expect(child.traitCollection.displayScale == 3)
      parent.overrideUserInterfaceStyle = .dark
      #expect(parent.traitCollection.userInterfaceStyle == .dark && child.traitCollection.userInterfaceStyle == .dark)
      child.overrideUserInterfaceStyle = .light
      #expect(child.traitCollection.userInterfaceStyle == .light && parent.overrideUserInterfaceStyle == .dark)
      child.overrideUserInterfaceStyle = .unspecified
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.old == [.light, .dark, .light])
    }

    @Test func whatDoesNotChangeIsNotTold() async {
      let (parent, child) = await family()
      parent.overrideUserInterfaceStyle = .light
      parent.overrideUserInterfaceStyle = .light
      #expect(child.old.isEmpty)
      host.changeTraits { $0.userInterfaceStyle = .dark }
      #expect(child.old.isEmpty, "the override holds")
      parent.overrideUserInterfaceStyle = .unspecified
      #expect(child.old == [.light])
    }

    @Test func aParentSetsTheTraitsOfAChild() async {
      let (parent, child) = await family()
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(wide, forChild: child)
      #expect(
        child.traitCollection.horizontalSizeClass == .regular && parent.traitCollection.horizontalSizeClass == .compact)
      #expect(parent.overrideTraitCollection(forChild: child) == wide)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }

    @Test func registrationsHearOfTheirTraitsOnly() async {
      let (_, child) = await family()
      var heard: [String] = []
      let style = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Hearing, old) in
        heard.append("style \(old.userInterfaceStyle == .light) \(controller === child)")
      }
      child.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self]) {
        (_: UIViewController, old) in heard.append("size \(old.horizontalSizeClass.rawValue)")
      }
      child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UINavigationController, _) in
        heard.append("another class")
      }
      child.overrideUserInterfaceStyle = .dark
      #expect(heard == ["style true true"])
      child.traitOverrides.layoutDirection = .rightToLeft
      #expect(heard == ["style true true", "size 1"])
      child.traitOverrides.displayScale = 1
      #expect(heard.count == 2)
      child.unregisterForTraitChanges(style)
      child.overrideUserInterfaceStyle = .light
      #expect(heard.count == 2)
    }

    @Test func aControllerThatIsNotLoadedHearsNothing() {
      let controller = Hearing()
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.old.isEmpty && !controller.isViewLoaded)
      controller.loadViewIfNeeded()
      controller.overrideUserInterfaceStyle = .light
      #expect(controller.old == [.dark])
    }

    @Test func whatIsPresentedHasTheWindowsTraitsNotTheParents() async {
      let (parent, _) = await family()
      let shown = UIViewController()
      parent.overrideUserInterfaceStyle = .dark
      parent.present(shown, animated: false)
      await host.settle()
      #expect(shown.traitCollection.userInterfaceStyle == .light)
      host.changeTraits { $0.userInterfaceStyle = .dark }
      #expect(shown.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aControllerWithoutAWindowHasTheCurrentTraits() {
      #expect(UIViewController().traitCollection == .current)
      #expect(UITraitCollection.current.userInterfaceIdiom == .phone && UITraitCollection.current.displayScale == 3)
    }
  }
#endif
