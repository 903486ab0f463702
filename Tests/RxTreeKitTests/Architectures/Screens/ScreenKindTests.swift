import Testing

@testable import RxTreeKit

/// Which classes are screens.
@Suite struct ScreenKindTests {
  private func screens(_ source: String) -> [String] {
    let analysis = AppSketch(source).analysis
    FullParse.expectSame(as: analysis, AppSketch(source).sources, #_sourceLocation)
    return analysis.graph.nodes.filter { $0.kind == .screen }.map(\.name)
  }

  @Test(arguments: [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
    "UINavigationController", "UISplitViewController", "UIPageViewController", "RxViewController<CardViewModel>",
    "BaseViewController", "ASDKViewController<ASDisplayNode>", "UIHostingController<CardView>", "NSViewController",
    "TabmanViewController", "ButtonBarPagerTabStripViewController",
  ])
  func everyControllerIsAScreen(_ base: String) {
    #expect(screens("final class Card: \(base) {}") == ["Card"])
  }

  @Test func controllersOfAppleThatAreSubclassed() {
    #expect(
      screens("final class Look: QLPreviewController {}\nfinal class Shot: UIImagePickerController {}") == [
        "Look", "Shot",
      ])
  }

  @Test func baseClassesOfTheApp() {
    #expect(
      screens(
        """
        class BaseVC: UIViewController {}
        class ListVC<Model>: BaseVC {}
        final class BookList: ListVC<Book>, Stepper {}
        """) == ["BaseVC", "BookList", "ListVC"])
  }

  @Test func baseClassOfAnotherModuleByItsName() {
    #expect(
      screens("final class NoticePopup: BasePopup {}\nfinal class MemoBottomSheet: BaseBottomSheet {}") == [
        "MemoBottomSheet", "NoticePopup",
      ])
    #expect(screens("final class HomeVC: BaseVC {}") == ["HomeVC"])
    #expect(screens("final class HomeScreen: BaseScreen {}") == ["HomeScreen"])
  }

  @Test func classesThatAreNoScreens() {
    #expect(
      screens(
        """
        protocol CardViewControllerDelegate: AnyObject {}
        final class Presenter: CardViewControllerDelegate {}
        final class Slide: UIPresentationController {}
        final class Rows: NSFetchedResultsController<Row> {}
        class CardView: UIView {}
        struct ViewControllerState {}
        enum ViewControllerKind { case one }
        protocol CardViewController: AnyObject {}
        final class ViewControllerFactory {}
        final class AudioController: NSObject {}
        """) == [])
  }

  @Test func typealiasOfABaseClass() {
    #expect(screens("typealias Base = UIViewController\nfinal class Card: Base {}") == ["Card"])
    #expect(
      screens("typealias Page = BasePage & Stepper\nclass BasePage: UIViewController {}\nfinal class Card: Page {}")
        == ["BasePage", "Card"])
  }

  @Test func placeOfAScreenIsItsName() {
    let node = AppSketch("import UIKit\n\n  public final class Card: UIViewController {}\n").analysis.graph.nodes.first
    #expect(node?.place == SourcePlace(file: "App.swift", line: 3, column: 22))
  }
}
