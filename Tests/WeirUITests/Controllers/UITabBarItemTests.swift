#if !canImport(UIKit)
  import Testing
  import WeirUI

  /// Whose item a tab bar shows.
  @MainActor @Suite struct UITabBarItemTests {
    private func screen(_ title: String) -> UIViewController {
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: UIImage(named: title), selectedImage: nil)
      return screen
    }

    private func shown(_ controllers: UIViewController...) -> [String?] {
      let tabs = UITabBarController()
      tabs.viewControllers = controllers
      return tabs.tabBar.items?.map(\.title) ?? []
    }

    @Test func aStackShowsTheItemOfItsLowestScreen() {
      let root = screen("Home")
      let stack = UINavigationController(rootViewController: root)
      #expect(stack.tabBarItem === root.tabBarItem)
      stack.pushViewController(screen("Details"), animated: false)
      #expect(shown(stack) == ["Home"])
      root.title = "Start"
      #expect(shown(stack) == ["Start"], "a title is that of the items, too")
    }

    @Test func anItemOfItsOwnComesFirst() {
      let stack = UINavigationController(rootViewController: screen("Home"))
      stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
      #expect(shown(stack) == ["Own"])
      let early = UINavigationController()
      early.tabBarItem.title = "Early"
      early.viewControllers = [screen("Home")]
      #expect(shown(early) == ["Early"])
    }

    @Test func aTitleOfItsOwnKeepsThePictures() {
      let root = screen("Home")
      root.tabBarItem.badgeValue = "3"
      let stack = UINavigationController(rootViewController: root)
      stack.title = "Own"
      #expect(stack.tabBarItem.title == "Own" && stack.tabBarItem.badgeValue == "3")
      #expect(stack.tabBarItem.image == root.tabBarItem.image && root.tabBarItem.title == "Home")
    }

    @Test func anEmptyStackHasItsOwn() {
      let stack = UINavigationController()
      stack.title = "Empty"
      #expect(shown(stack) == ["Empty"])
    }
  }
#endif
