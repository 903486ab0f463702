import Testing

@testable import RxTreeKit

/// Coordinators that show SwiftUI views in hosting controllers.
@Suite struct SwiftUICoordinatorTests {
  /// A coordinator whose method `start` has the given body; CardView is a SwiftUI view.
  private func app(_ body: String, members: String = "") -> AppSketch {
    AppSketch(
      """
      final class CardCoordinator: Coordinator {
        private let stack: UINavigationController
        func start() {
          \(body)
        }
        \(members)
      }
      //- CardView.swift
      struct CardView: View {
        @ObservedObject var viewModel: CardViewModel
        var body: some View { RowView() }
      }
      struct RowView: View { var body: some View { Text("Row") } }
      struct CardView_Previews: PreviewProvider { static var previews: some View { CardView(viewModel: .init()) } }
      """)
  }

  private let edge = "CardCoordinator | start | CardView | screen"

  @Test(arguments: [
    "stack.pushViewController(UIHostingController(rootView: CardView(viewModel: .init())), animated: true)",
    "let card = CardView(viewModel: .init())\nlet host = UIHostingController(rootView: card)\nstack.pushViewController(host, animated: true)",
    "let host = UIHostingController(rootView: CardView(viewModel: .init()).environmentObject(self).environment(\\.locale, .current))\nstack.present(host, animated: true)",
    "stack.setViewControllers([UIHostingController(rootView: AnyView(CardView(viewModel: .init())))], animated: false)",
    "let host = BaseHostingController(rootView: CardView(viewModel: .init()))\nstack.pushViewController(host, animated: true)",
    "window.rootViewController = UIHostingController<CardView>(rootView: makeCard())",
  ])
  func everyWayToHost(_ body: String) {
    app(body).expect(from: "CardCoordinator", edge)
  }

  @Test func viewInAComputedProperty() {
    app(
      "let controller = UIHostingController(rootView: view)\nstack.pushViewController(controller, animated: true)",
      members: """
        private var view: AnyView? {
          var card = CardView(viewModel: .init())
          card.viewModel = CardViewModel(coordinator: self)
          return AnyView(card)
        }
        """
    ).expect(from: "CardCoordinator", edge)
  }

  @Test func ownHostingControllerIsAScreenOfItsOwn() {
    let app = AppSketch(
      """
      final class CardCoordinator: Coordinator {
        func start() { stack.pushViewController(CardHostingController(), animated: true) }
      }
      final class CardHostingController: UIHostingController<CardView> {}
      struct CardView: View { var body: some View { Text("") } }
      """)
    app.expect(from: "CardCoordinator", "CardCoordinator | start | CardHostingController | screen")
  }
}
