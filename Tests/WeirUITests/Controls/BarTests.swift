#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct BarTests {
    @MainActor final class Screen {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sent(_ item: UIBarButtonItem) { log.append(item.title ?? "") }
    }

    private func reason(_ item: UIBarButtonItem) -> PersonRefusal.Reason? {
      do throws(PersonRefusal) {
        try item.personTaps()
        return nil
      } catch {
        return error.reason
      }
    }

    @Test func itemsCallTheirTargetsOrActions() {
      let screen = Screen()
      #expect(reason(UIBarButtonItem(title: "a", style: .plain, target: screen, action: Screen.plain)) == nil)
      #expect(reason(UIBarButtonItem(title: "b", style: .done, target: screen, action: Screen.sent)) == nil)
      #expect(reason(UIBarButtonItem(image: nil, style: .plain, target: screen, action: Screen.plain)) == nil)
      #expect(reason(UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Screen.plain)) == nil)
      #expect(screen.log == ["plain", "b", "plain", "plain"])
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "act", image: UIImage(named: "i")) { _ in screen.log.append("act") })
      #expect(item.title == "act" && item.image == UIImage(named: "i"))
      #expect(reason(item) == nil)
      item.setTarget(screen, action: Screen.plain)
      #expect(reason(item) == nil)
      #expect(screen.log.suffix(2) == ["act", "plain"])
      #expect(item.target === screen)
    }

    @Test func itemsThatCannotBeTapped() {
      let item = UIBarButtonItem(title: "a", style: .plain)
      #expect(reason(item) == .notSupported)
      item.isEnabled = false
      #expect(reason(item) == .disabled)
      item.isHidden = true
      #expect(reason(item) == .hidden)
      weak var gone: Screen?
      let other = UIBarButtonItem()
      do {
        let screen = Screen()
        other.setTarget(screen, action: Screen.plain)
        gone = screen
      }
      #expect(gone == nil && other.target == nil)
      #expect(reason(other) == .notSupported)
    }

    @Test func spacesAreNoButtons() {
      #expect(UIBarButtonItem.flexibleSpace().isSpace)
      #expect(UIBarButtonItem.fixedSpace(30).width == 30)
      #expect(!UIBarButtonItem(systemItem: .done).isSpace)
    }

    private func controls(_ view: UIView) -> [UIControl] { view.subviews.compactMap { $0 as? UIControl } }

    @Test func aNavigationBarShowsItsTopItem() throws {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let screen = Screen()
      let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
      bar.items = [first]
      #expect(bar.topItem === first && bar.backItem == nil && bar.backTitle == nil)
      bar.pushItem(second, animated: false)
      second.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: screen, action: Screen.sent)
      bar.layoutIfNeeded()
      #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Second"])
      #expect(controls(bar).map(\.accessibilityLabel) == ["First", "Save"])
      try controls(bar).last?.person(does: .tap())
      #expect(screen.log == ["Save"])
      second.rightBarButtonItem?.isEnabled = false
      #expect(controls(bar).last.map { refusal($0, .tap()) } == .disabled)
      second.title = "Other"
      #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other"])
      second.titleView = UISwitch()
      #expect(bar.subviews.contains { $0 is UISwitch })
    }

    @Test func backIsTapped() throws {
      let bar = UINavigationBar()
      let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
      bar.items = [first, second]
      first.backButtonTitle = "Out"
      #expect(bar.backTitle == "Out")
      second.hidesBackButton = true
      #expect(bar.backTitle == nil)
      second.hidesBackButton = false
      second.leftBarButtonItem = UIBarButtonItem(title: "x", style: .plain)
      #expect(bar.backTitle == nil)
      second.leftItemsSupplementBackButton = true
      #expect(bar.backTitle == "Out")
      try controls(bar).first?.person(does: .tap())
      #expect(bar.items?.count == 1 && bar.topItem === first)
      bar.items = [first, second]
      var backs = 0
      bar.onBack = { backs += 1 }
      try controls(bar).first?.person(does: .tap())
      #expect(backs == 1 && bar.items?.count == 2)
    }

    @Test func theDelegateMayKeepTheItem() throws {
      final class Keeper: UINavigationBarDelegate {
        var mayPop = false
        var popped = 0
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
      }
      let (bar, keeper) = (UINavigationBar(), Keeper())
      bar.delegate = keeper
      bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
      try controls(bar).first?.person(does: .tap())
      #expect(bar.items?.count == 2 && keeper.popped == 0)
      keeper.mayPop = true
      try controls(bar).first?.person(does: .tap())
      #expect(bar.items?.count == 1 && keeper.popped == 1)
    }

    @Test func tabsAreTapped() throws {
      final class Log: UITabBarDelegate {
        var log: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append(item.title ?? "") }
      }
      let (bar, log) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)), Log())
      let (home, more) = (
        UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "More", image: nil, tag: 1)
      )
      bar.delegate = log
      bar.items = [home, more]
      bar.selectedItem = home
      bar.layoutIfNeeded()
      #expect(log.log.isEmpty)
      #expect(controls(bar).map(\.frame.minX) == [0, 150])
      #expect(controls(bar).map(\.isSelected) == [true, false])
      try bar.person(does: .choose(1))
      try bar.person(does: .choose(1))
      #expect(log.log == ["More", "More"] && bar.selectedItem === more)
      #expect(controls(bar).map(\.accessibilityTraits) == [.button, [.button, .selected]])
      home.isEnabled = false
      #expect(refusal(bar, .choose(0)) == .disabled)
      #expect(refusal(bar, .choose(7)) == .notFound)
      bar.items = [home]
      #expect(bar.selectedItem == nil)
      bar.selectedItem = more
      #expect(bar.selectedItem == nil)
    }

    @Test func aToolbarSharesItsRoom() throws {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let screen = Screen()
      let (first, second) = (
        UIBarButtonItem(title: "A", style: .plain, target: screen, action: Screen.sent),
        UIBarButtonItem(customView: UISwitch())
      )
      bar.setItems([first, .flexibleSpace(), .fixedSpace(20), second], animated: false)
      bar.layoutIfNeeded()
      let shown = controls(bar)
      #expect(shown.count == 2)
      #expect(shown.first?.frame.minX == 8 && shown.last?.frame.maxX == 312)
      try shown.first?.person(does: .tap())
      #expect(screen.log == ["A"])
      first.isHidden = true
      #expect(controls(bar).count == 1)
      first.menu = UIMenu(children: [])
    }

    @Test func menusOfItemsAreChosenFrom() throws {
      let bar = UIToolbar()
      var chosen = 0
      bar.items = [UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "x") { _ in chosen += 1 }]))]
      try controls(bar).first?.person(does: .chooseFromMenu("x"))
      #expect(chosen == 1)
      #expect(controls(bar).first.map { refusal($0, .chooseFromMenu("y")) } == .notFound)
    }

    @Test func barsAndItemsAreReleased() {
      weak var bar: UINavigationBar?
      let item = UINavigationItem(title: "a")
      item.rightBarButtonItem = UIBarButtonItem(title: "b", style: .plain)
      do {
        let made = UINavigationBar()
        made.items = [item]
        bar = made
      }
      #expect(bar == nil)
      item.title = "c"
      item.rightBarButtonItem?.title = "d"
    }

    @Test func looksAreReset() {
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      #expect(look.backgroundColor == nil && look.shadowColor == nil && look.isTransparent)
      look.configureWithOpaqueBackground()
      #expect(look.backgroundColor == .systemBackground && look.shadowColor == .separator && !look.isTransparent)
      look.configureWithDefaultBackground()
      #expect(look.backgroundColor == nil)
    }
  }
#endif
