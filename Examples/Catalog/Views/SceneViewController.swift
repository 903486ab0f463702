import Weir

/// Contains the controller of the scene that is shown.
final class SceneViewController: UIViewController {
  /// Shows a controller in the place of the one before.
  func show(_ controller: UIViewController?) {
    for old in children where old !== controller {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    guard let controller, controller.parent !== self else { return }
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.layout.make { $0.edges.equalToSuperview() }
    controller.didMove(toParent: self)
  }
}
