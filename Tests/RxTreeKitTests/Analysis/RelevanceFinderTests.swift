import Testing

@testable import RxTreeKit

@Suite struct RelevanceFinderTests {
  private func relevance(_ source: String) -> Relevance {
    RelevanceFinder.guess(ProgramSketch.program(source)).relevance()
  }

  @Test func whatNavigatesMattersInAnyApp() {
    let relevance = relevance("")
    for word in [
      "present", "presentPanModal", "pushViewController", "FlowContributors", "rootViewController", "addChild",
    ] {
      #expect(relevance.words.contains(word), "\(word)")
    }
    for word in ["presenter", "title", "print", "self", "Int"] { #expect(!relevance.words.contains(word), "\(word)") }
  }

  @Test func screensFlowsAndCoordinatorsOfTheAppMatter() {
    let relevance = relevance(
      "class Home: UIViewController {}\nclass Cart: Flow {}\nclass Shop: Coordinator {}\nstruct Book {}\nprotocol Shown {}\nextension Home: Shown {}"
    )
    for word in ["Home", "Cart", "Shop", "Shown"] { #expect(relevance.words.contains(word), "\(word)") }
    #expect(!relevance.words.contains("Book"))
  }

  @Test func propertiesOfScreensThatHoldScreensMatter() {
    let relevance = relevance(
      "class Home: UIViewController { let cart: Cart; let title: String }\nclass Cart: UIViewController {}")
    #expect(relevance.words.contains("cart"))
  }

  @Test func flowsAndEntriesMatterWhole() {
    let relevance = relevance(
      "class Cart: Flow {}\nclass Shop: BaseCoordinator {}\nclass BaseCoordinator {}\n@main class Delegate: UIApplicationDelegate {}\nclass Home: UIViewController {}"
    )
    for type in ["Cart", "Shop", "BaseCoordinator", "Delegate", "HomeFactory", "AppAssembly", "CartStep", "MainRouter"]
    {
      #expect(relevance.wholeTypes.contains(type), "\(type)")
    }
    for type in ["Home", "Book"] { #expect(!relevance.wholeTypes.contains(type), "\(type)") }
  }
}
