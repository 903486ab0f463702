#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Items of bars: how each is made, what a tap calls, and when there is no tap.
  @MainActor @Suite struct UIBarButtonItemTests {
    @MainActor private final class Screen {
      var taps: [String] = []
      func tapped() { taps.append("plain") }
      func tappedItem(_ item: UIBarButtonItem) { taps.append("item \(item.title ?? "")") }
    }

    private func refusal(_ item: UIBarButtonItem) -> PersonRefusal.Reason? {
      do throws(PersonRefusal) {
        try item.personTaps()
        return nil
      } catch { return error.reason }
    }

    @Test func defaultsAreUIKits() {
      let item = UIBarButtonItem()
      #expect(item.title == nil && item.image == nil && item.isEnabled && !item.isHidden && !item.isSelected)
      #expect(item.style == .plain && item.width == 0 && item.customView == nil && item.target == nil)
      #expect(item.tag == 0 && item.menu == nil && item.primaryAction == nil && item.systemItem == nil)
      #expect(item.imageInsets == .zero && item.possibleTitles == nil && item.tintColor == nil)
    }

    @Test func aMenuIsOpenedAndChosenFrom() throws {
      var chosen: [String] = []
      let actions = ["Name", "Age"].map { title in UIAction(title: title) { _ in chosen.append(title) } }
      let never = UIAction(title: "Never", attributes: .disabled) { _ in chosen.append("never") }
      let menu = UIMenu(children: [actions[0], UIMenu(title: "More", children: [actions[1], never])])
      let item = UIBarButtonItem(title: "Sort", menu: menu)
      try item.personTaps()
      #expect(chosen.isEmpty, "a tap opens the menu, and no more")
      try item.personChooses(fromMenu: "Age")
      #expect(chosen == ["Age"])
      for (title, reason) in [("Never", PersonRefusal.Reason.disabled), ("Size", .notFound)] {
        let refusal = #expect(throws: PersonRefusal.self) { try item.personChooses(fromMenu: title) }
        #expect(refusal?.reason == reason && refusal?.subject == "UIBarButtonItem 'Sort'")
      }
      item.isEnabled = false
      #expect(throws: PersonRefusal.self) { try item.personChooses(fromMenu: "Age") }
      #expect(refusal(item) == .disabled && chosen == ["Age"])
      let plain = UIBarButtonItem(title: "Plain", primaryAction: actions[0])
      #expect(throws: PersonRefusal.self) { try plain.personChooses(fromMenu: "Name") }
    }

    @Test func aTapCallsTheActionWhereThereIsAMenuToo() throws {
      var calls = 0
      let item = UIBarButtonItem(primaryAction: UIAction { _ in calls += 1 }, menu: UIMenu())
      try item.personTaps()
      #expect(calls == 1)
    }

    @Test func methodsOfATargetAreCalled() throws {
      let screen = Screen()
      let items = [
        UIBarButtonItem(title: "a", style: .done, target: screen, action: Screen.tapped),
        UIBarButtonItem(title: "b", style: .plain, target: screen, action: Screen.tappedItem),
        UIBarButtonItem(image: UIImage(named: "i"), style: .plain, target: screen, action: Screen.tapped),
        UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Screen.tapped),
      ]
      for item in items { try item.personTaps() }
      #expect(screen.taps == ["plain", "item b", "plain", "plain"])
      #expect(items.allSatisfy { $0.target === screen })
      #expect(items[0].style == .done && items[2].image == UIImage(named: "i") && items[3].systemItem == .add)
    }

    @Test func theTargetIsNotKept() {
      let item: UIBarButtonItem
      weak var gone: Screen?
      do {
        let screen = Screen()
        item = UIBarButtonItem(title: "a", style: .plain, target: screen, action: Screen.tapped)
        gone = screen
      }
      #expect(gone == nil && item.target == nil && refusal(item) == .notSupported)
    }

    @Test func aTargetIsReplacedOrTakenAway() throws {
      let (first, second) = (Screen(), Screen())
      let item = UIBarButtonItem(title: "a", style: .plain, target: first, action: Screen.tapped)
      item.setTarget(second, action: Screen.tappedItem)
      try item.personTaps()
      #expect(first.taps.isEmpty && second.taps == ["item a"])
      item.setTarget(nil as Screen?, action: Screen.tapped)
      #expect(refusal(item) == .notSupported && second.taps.count == 1)
    }

    @Test func anActionGivesItsTitleAndImage() throws {
      var senders: [Bool] = []
      let action = UIAction(title: "Go", image: UIImage(named: "i")) { senders.append($0.sender is UIBarButtonItem) }
      let item = UIBarButtonItem(primaryAction: action)
      #expect(item.title == "Go" && item.image == UIImage(named: "i"))
      #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
      try item.personTaps()
      #expect(senders == [true] && action.sender == nil)
      item.primaryAction = UIAction { _ in senders.append(false) }
      #expect(item.title == "Go", "an action without a title leaves it")
      try item.personTaps()
      #expect(senders == [true, false])
    }

    @Test func aTargetComesBeforeAnAction() throws {
      let screen = Screen()
      let item = UIBarButtonItem(title: "a", style: .plain, target: screen, action: Screen.tapped)
      var called = false
      item.primaryAction = UIAction { _ in called = true }
      try item.personTaps()
      #expect(screen.taps == ["plain"] && !called)
    }

    @Test func aViewOfOnesOwnIsTapped() throws {
      let button = UIButton(type: .system)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let item = UIBarButtonItem(customView: button)
      try item.personTaps()
      #expect(taps == 1 && item.customView === button)
      button.isEnabled = false
      #expect(refusal(item) == .disabled)
    }

    @Test func noTapWhereItIsOffOrHidden() {
      let screen = Screen()
      let item = UIBarButtonItem(title: "a", style: .plain, target: screen, action: Screen.tapped)
      item.isEnabled = false
      #expect(refusal(item) == .disabled)
      item.isHidden = true
      #expect(refusal(item) == .hidden && screen.taps.isEmpty)
      #expect(refusal(UIBarButtonItem()) == .notSupported)
    }

    @Test func aRefusalNamesTheItem() {
      func subject(_ item: UIBarButtonItem) -> String {
        do throws(PersonRefusal) { try item.personTaps() } catch { return error.subject }
        return "none"
      }
      let item = UIBarButtonItem(systemItem: .trash)
      #expect(subject(item) == "UIBarButtonItem 'trash'")
      item.accessibilityLabel = "bin"
      #expect(subject(item) == "UIBarButtonItem 'bin'")
      item.title = "Delete"
      #expect(subject(item) == "UIBarButtonItem 'Delete'")
      item.accessibilityIdentifier = "id"
      #expect(subject(item) == "UIBarButtonItem 'id'")
    }

    @Test func spaces() {
      let (flexible, fixed) = (UIBarButtonItem.flexibleSpace(), UIBarButtonItem.fixedSpace(12))
      #expect(flexible.isSpace && fixed.isSpace && fixed.width == 12 && flexible.systemItem == .flexibleSpace)
      #expect(!UIBarButtonItem(systemItem: .done).isSpace && !UIBarButtonItem().isSpace)
    }

    @Test func systemItemsHaveUIKitsNumbers() {
      let items: [UIBarButtonItem.SystemItem] = [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
        .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
      ]
      #expect(items.map(\.rawValue) == Array(0...22) && UIBarButtonItem.SystemItem.close.rawValue == 24)
      #expect(UIBarButtonItem.Style.plain.rawValue == 0 && UIBarButtonItem.Style.done.rawValue == 2)
    }

    @Test func attributesAreKeptForEachState() {
      let item = UITabBarItem(title: "a", image: nil, tag: 3)
      item.setTitleTextAttributes([.kern: 1], for: .normal)
      item.setTitleTextAttributes([.kern: 2], for: .selected)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
      #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
      #expect(item.titleTextAttributes(for: .disabled) == nil)
      item.setTitleTextAttributes(nil, for: .normal)
      #expect(item.titleTextAttributes(for: .normal) == nil && item.tag == 3)
    }

    @Test func itemsAreEqualToThemselves() {
      let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
      #expect(one == one && one != other && Set([one, other, one]).count == 2)
    }

    @Test func tabItemsAreMadeInTwoWays() {
      let (image, chosen) = (UIImage(named: "a"), UIImage(named: "b"))
      let item = UITabBarItem(title: "t", image: image, selectedImage: chosen)
      #expect(item.title == "t" && item.image == image && item.selectedImage == chosen && item.badgeValue == nil)
      let tagged = UITabBarItem(title: nil, image: image, tag: 9)
      #expect(tagged.tag == 9 && tagged.title == nil && tagged.selectedImage == nil)
    }
  }
#endif
