import Testing

@testable import RxTreeKit

@Suite struct VerbsTests {
  @Test(arguments: [
    "push", "pushViewController", "present", "presentPanModal", "show", "showDetailViewController",
    "setViewControllers",
    "setRootModule", "setRoot", "embed", "replaceRoot", "transition", "navigate", "display", "switchTo", "presentOnTop",
  ])
  func shows(_ name: String) { #expect(Verbs.shows(name)) }

  @Test(arguments: ["dismiss", "pop", "popViewController", "remove", "log", "print", "bind", "reloadData", "hide"])
  func doesNotShow(_ name: String) { #expect(!Verbs.shows(name)) }

  @Test(arguments: ["addChild", "addChildViewController", "embed", "insertChild", "add", "addContentController"])
  func contains(_ name: String) { #expect(Verbs.contains(name)) }

  @Test(arguments: ["addSubview", "addTarget", "addObserver", "address", "push"])
  func doesNotContain(_ name: String) { #expect(!Verbs.contains(name)) }

  @Test(arguments: ["start", "begin", "run", "launch", "present", "coordinate"])
  func starts(_ name: String) {
    #expect(Verbs.starts(name, isNew: true))
    #expect(Verbs.starts(name, isNew: false))
  }

  /// A child that was just made is started by many a name; one that was there before only by the plain verb.
  @Test(arguments: ["startFlow", "showDetail", "openSettings"])
  func startsWhatIsNew(_ name: String) {
    #expect(Verbs.starts(name, isNew: true))
    #expect(!Verbs.starts(name, isNew: false))
  }

  @Test(arguments: ["finish", "stop", "end", "didFinish", "close"])
  func doesNotStart(_ name: String) {
    #expect(!Verbs.starts(name, isNew: true))
    #expect(!Verbs.starts(name, isNew: false))
  }

  @Test(arguments: ["addChild", "addDependency", "addCoordinator", "append", "store", "retain", "attach"])
  func keeps(_ name: String) { #expect(Verbs.keeps(name)) }

  @Test(arguments: ["remove", "removeDependency", "release", "free", "detach"])
  func doesNotKeep(_ name: String) { #expect(!Verbs.keeps(name)) }

  @Test(arguments: [
    "contentViewControllers", "pages", "tabs", "childViewControllers", "nestedViewControllers", "pageViewControllers",
  ])
  func holdsContent(_ name: String) { #expect(Verbs.isContentName(name)) }

  @Test(arguments: ["delegate", "title", "viewModel", "rootViewController", "page"])
  func holdsNoContent(_ name: String) { #expect(!Verbs.isContentName(name)) }
}
