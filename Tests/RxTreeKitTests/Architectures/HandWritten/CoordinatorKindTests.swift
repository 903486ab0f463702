import Testing

@testable import RxTreeKit

/// Which types are coordinators.
@Suite struct CoordinatorKindTests {
  @Test func classesThatAreNoCoordinators() {
    let app = AppSketch(
      """
      final class Store { let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model) }
      final class FileAccess: NSFileCoordinator {}
      final class StackCoordinator: NSPersistentStoreCoordinator {}
      protocol ListCoordinatorDelegate: AnyObject {}
      final class Listener: ListCoordinatorDelegate {}
      protocol OrderCoordinatorOutput: AnyObject {}
      final class Order: OrderCoordinatorOutput {}
      enum TabCoordinator { case one }
      struct MapCoordinatorView: View { var body: some View { Text("") } }
      """)
    #expect(app.analysis.graph.nodes.map(\.name) == [])
  }

  @Test func coordinatorOfARepresentableIsNone() {
    let app = AppSketch(
      """
      struct PickerView: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        final class Coordinator: NSObject, UINavigationControllerDelegate {
          let parent: PickerView
          init(_ parent: PickerView) { self.parent = parent }
          func show() { UIApplication.shared.present(TipViewController(), animated: true) }
        }
      }
      extension MapView: UIViewRepresentable { func makeCoordinator() -> Coordinator { Coordinator() } }
      struct MapView { class Coordinator: NSObject {} }
      final class TipViewController: UIViewController {}
      """)
    #expect(app.analysis.graph.nodes.map(\.name) == ["TipViewController"])
  }

  @Test func staticCoordinatorsWithoutProtocol() {
    let app = AppSketch(
      """
      final class ListCoordinator {
        weak var stack: UINavigationController?
        func start() {
          let view = ListView(onOpen: { [weak self] id in self?.open(id) })
          stack?.pushViewController(UIHostingController(rootView: view), animated: true)
        }
        private func open(_ id: Int) {
          let coordinator = DetailCoordinator(stack: stack)
          coordinator.start()
        }
      }
      final class DetailCoordinator { init(stack: UINavigationController?) {}; func start() {} }
      struct ListView: View { let onOpen: (Int) -> Void; var body: some View { Text("") } }
      """)
    app.expect(
      from: "ListCoordinator",
      """
      ListCoordinator | start | ListView | screen
      ListCoordinator | open | DetailCoordinator | flow
      """)
  }
}
