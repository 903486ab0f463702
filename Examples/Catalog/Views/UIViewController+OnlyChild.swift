import Weir

extension UIViewController {
  /// Contains a controller, all over its view, in the place of those before.
  func showOnly(_ controller: UIViewController?) {
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
