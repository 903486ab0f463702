import Testing

@testable import RxTreeKit

/// The view model or reactor of each screen.
@Suite struct ViewModelTests {
  /// The view model of a screen of the given declaration.
  private func viewModel(_ source: String) -> String? {
    let app = AppSketch(source)
    let analysis = app.analysis
    FullParse.expectSame(as: analysis, app.sources, #_sourceLocation)
    return analysis.graph.nodes.first { $0.name == "CardViewController" }?.viewModel
  }

  @Test func argumentOfAGenericBaseClass() {
    #expect(
      viewModel(
        "final class CardViewController: BaseViewController<CardViewModel> {}\nclass BaseViewController<VM>: UIViewController {}"
      ) == "CardViewModel")
    #expect(viewModel("final class CardViewController: BaseVC<CardReactor>, View {}") == "CardReactor")
    #expect(viewModel("final class CardViewController: BaseViewController<CardReactor> {}") == "CardReactor")
    #expect(viewModel("final class CardViewController: RxViewController<CardVM> {}") == "CardVM")
  }

  @Test func property() {
    #expect(
      viewModel("final class CardViewController: UIViewController { private let viewModel: CardViewModel }")
        == "CardViewModel")
    #expect(
      viewModel("final class CardViewController: UIViewController { var viewModel: CardViewModel! }") == "CardViewModel"
    )
    #expect(
      viewModel("final class CardViewController: UIViewController { private let vm: CardViewModelType }")
        == "CardViewModelType")
    #expect(
      viewModel("final class CardViewController: UIViewController { var presenter: any CardPresenting }")
        == "CardPresenting")
    #expect(
      viewModel(
        "final class CardViewController: UIViewController { lazy var viewModel: CardViewModel = { .init() }() }")
        == "CardViewModel")
  }

  @Test func propertyWithOnlyAnInitialValue() {
    #expect(
      viewModel("final class CardViewController: UIViewController { let viewModel = CardViewModel() }")
        == "CardViewModel")
  }

  @Test func reactorKit() {
    #expect(
      viewModel(
        "final class CardViewController: UIViewController, ReactorKit.View { func bind(reactor: CardReactor) {} }")
        == "CardReactor")
    #expect(
      viewModel("final class CardViewController: UIViewController, StoryboardView { typealias Reactor = CardReactor }")
        == "CardReactor")
    #expect(
      viewModel(
        """
        final class CardViewController: UIViewController { init(reactor: CardReactor) { self.reactor = reactor } }
        extension CardViewController: View { func bind(reactor: CardReactor) {} }
        """) == "CardReactor")
  }

  @Test func initialiser() {
    #expect(
      viewModel("final class CardViewController: UIViewController { init(viewModel: CardViewModel) {} }")
        == "CardViewModel")
    #expect(
      viewModel("final class CardViewController: UIViewController { init(with viewModel: CardViewModel) {} }")
        == "CardViewModel")
  }

  @Test func protocolOfAViewModel() {
    #expect(
      viewModel("final class CardViewController: UIViewController, ViewModelBased { var viewModel: CardViewModel! }")
        == "CardViewModel")
    #expect(
      viewModel(
        "extension CardViewController { }\nfinal class CardViewController: UIViewController { typealias ViewModel = CardViewModel }"
      ) == "CardViewModel")
  }

  @Test func screenWithoutAny() {
    #expect(viewModel("final class CardViewController: UIViewController { let model: Card }") == nil)
    #expect(viewModel("final class CardViewController: UIViewController { let card: CardViewModel.Card }") == nil)
  }

  @Test func flowsHaveNone() {
    let app = AppSketch(
      "final class CardFlow: Flow { let viewModel: CardViewModel }\nfinal class CardCoordinator: BaseCoordinator<CardViewModel> {}"
    )
    #expect(app.analysis.graph.nodes.map(\.viewModel) == [nil, nil])
  }
}
