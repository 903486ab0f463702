#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Items of navigation, and the bars that show them.
  @MainActor @Suite struct UINavigationItemTests {
    @Test func defaultsAreUIKits() {
      let item = UINavigationItem(title: "t")
      #expect(item.title == "t" && item.titleView == nil && item.prompt == nil && !item.hidesBackButton)
      #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil && item.backBarButtonItem == nil)
      #expect(!item.leftItemsSupplementBackButton && item.hidesSearchBarWhenScrolling)
      #expect(item.largeTitleDisplayMode == .automatic && item.backButtonTitle == nil)
      let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
      #expect(modes.map(\.rawValue) == [0, 1, 2])
    }

    @Test func bothEndsAreSetOneByOneAndTogether() {
      let item = UINavigationItem(title: "t")
      let (a, b, c) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      item.setLeftBarButton(a, animated: true)
      #expect(item.leftBarButtonItem === a && item.leftBarButtonItems == [a])
      item.setLeftBarButtonItems([b, c], animated: true)
      #expect(item.leftBarButtonItem === b)
      item.leftBarButtonItem = a
      #expect(item.leftBarButtonItems == [a, c], "the others stay")
      item.leftBarButtonItem = nil
      #expect(item.leftBarButtonItems == [c])
      item.setRightBarButtonItems([a, b], animated: false)
      #expect(item.rightBarButtonItem === a)
      item.setRightBarButtonItems(nil, animated: false)
      #expect(item.rightBarButtonItem == nil && item.leftBarButtonItems == [c])
      item.setHidesBackButton(true, animated: true)
      #expect(item.hidesBackButton && !item.allowsBackButton)
    }

    @Test func theBackButtonGivesWayToLeftItems() {
      let item = UINavigationItem(title: "t")
      #expect(item.allowsBackButton)
      item.leftBarButtonItems = []
      #expect(item.allowsBackButton)
      item.leftBarButtonItems = [UIBarButtonItem()]
      #expect(!item.allowsBackButton)
      item.leftItemsSupplementBackButton = true
      #expect(item.allowsBackButton)
    }

    @Test func aBarOfOnesOwnShowsItsLastItem() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      #expect(
        bar.topItem == nil && bar.backItem == nil && bar.backButtonTitleShown == nil && bar.items?.isEmpty == true)
      let (a, b) = (UINavigationItem(title: "a"), UINavigationItem(title: "b"))
      bar.items = [a]
      #expect(bar.topItem === a && bar.backItem == nil && bar.backButtonTitleShown == nil)
      bar.items = [a, b]
      #expect(bar.topItem === b && bar.backItem === a && bar.backButtonTitleShown == "a")
      a.title = nil
      #expect(bar.backButtonTitleShown == "Back")
      bar.items = nil
      #expect(bar.topItem == nil)
    }

    @Test func viewsOfTheTopItemAreLaidOut() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      func box(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) }
      let (left, left2, right, right2, title) = (box(30), box(40), box(50), box(20), box(60))
      let item = UINavigationItem(title: "t")
      item.leftBarButtonItems = [left, left2].map(UIBarButtonItem.init(customView:))
      item.rightBarButtonItems = [right, right2].map(UIBarButtonItem.init(customView:))
      item.titleView = title
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 8, y: 12, width: 30, height: 20))
      #expect(left2.frame.minX == 46)
      #expect(right.frame.maxX == 292 && right2.frame.maxX == 234, "from the end inward")
      #expect(title.frame == CGRect(x: 120, y: 12, width: 60, height: 20))
      item.rightBarButtonItems = nil
      bar.layoutIfNeeded()
      #expect(right.superview == nil && left.superview === bar)
    }

    @Test func viewsWithoutASizeTakeTheirContents() {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let item = UINavigationItem(title: "t")
      let (toggle, plain, title) = (Box(CGSize(width: 80, height: 20)), UIView(), UIView())
      item.leftBarButtonItem = UIBarButtonItem(customView: toggle)
      item.rightBarButtonItem = UIBarButtonItem(customView: plain)
      item.titleView = title
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(toggle.bounds.size == CGSize(width: 80, height: 44) && plain.bounds.size == CGSize(width: 44, height: 44))
      #expect(title.bounds.width > 0 && title.bounds.height == 44)
    }

    @Test func aToolbarOfOnesOwn() {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      #expect(bar.items == nil && bar.isTranslucent)
      let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 44)), UIView())
      bar.setItems([first, second].map(UIBarButtonItem.init(customView:)) + [.flexibleSpace()], animated: true)
      bar.layoutIfNeeded()
      #expect(bar.items?.count == 3 && bar.subviews.count == 2)
      #expect(first.frame.minX == 0 && second.frame == CGRect(x: 30, y: 0, width: 44, height: 44))
      bar.items = nil
      bar.layoutIfNeeded()
      #expect(bar.subviews.isEmpty)
      #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
      #expect(bar.sizeThatFits(CGSize(width: 77, height: 0)) == CGSize(width: 77, height: 44))
    }

    @Test func itemsOfAStacksToolbarAreTheScreens() {
      let (screen, stack) = (UIViewController(), UINavigationController())
      stack.viewControllers = [screen]
      let item = UIBarButtonItem(title: "i", style: .plain)
      stack.toolbar.items = [item]
      #expect(screen.toolbarItems == [item] && stack.toolbar.items == [item])
    }

    @Test func barsAreHighAsUIKits() {
      let width = CGSize(width: 55, height: 0)
      #expect(UINavigationBar(frame: .zero).sizeThatFits(width) == CGSize(width: 55, height: 44))
      #expect(UITabBar(frame: .zero).sizeThatFits(width) == CGSize(width: 55, height: 49))
      #expect(UISearchBar(frame: .zero).sizeThatFits(width) == CGSize(width: 55, height: 56))
    }

    @Test func appearancesAreConfigured() {
      let look = UINavigationBarAppearance()
      #expect(look.backgroundColor == nil && look.shadowColor == .separator && !look.isTransparent)
      look.backgroundColor = .red
      look.backgroundImage = UIImage(named: "i")
      look.configureWithOpaqueBackground()
      #expect(
        look.backgroundColor == .systemBackground && look.backgroundImage == nil && look.shadowColor == .separator)
      look.configureWithTransparentBackground()
      #expect(look.isTransparent && look.backgroundColor == nil && look.shadowColor == nil)
      look.configureWithDefaultBackground()
      #expect(!look.isTransparent && look.backgroundColor == nil && look.shadowColor == .separator)
      look.titleTextAttributes = [.foregroundColor: UIColor.red]
      #expect(look.largeTitleTextAttributes.isEmpty && look.titleTextAttributes.count == 1)
    }

    /// UIKit: one button, whose title follows editing.
    @Test func theEditButtonFollowsEditing() throws {
      let controller = UIViewController()
      let item = controller.editButtonItem
      #expect(controller.editButtonItem === item && item.systemItem == .edit)
      try item.personTaps()
      #expect(controller.isEditing && item.systemItem == .done)
      controller.isEditing = false
      #expect(item.systemItem == .edit)
      controller.setEditing(true, animated: true)
      #expect(item.systemItem == .done)
      weak var gone: UIViewController?
      let kept: UIBarButtonItem
      do {
        let other = UIViewController()
        (gone, kept) = (other, other.editButtonItem)
      }
      #expect(gone == nil, "the button does not keep the screen")
      try kept.personTaps()
    }

    @Test func anEditButtonThatIsAskedForWhileEditingSaysDone() {
      let controller = UIViewController()
      controller.isEditing = true
      #expect(controller.editButtonItem.systemItem == .done)
    }
  }
#endif
