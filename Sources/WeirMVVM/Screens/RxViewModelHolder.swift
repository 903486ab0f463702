#if canImport(UIKit)
  import UIKit
#endif

/// A controller that has a view model of any type.
@MainActor
protocol RxViewModelHolder: UIViewController {
  var rxViewModel: RxViewModel { get }
  var containerNode: EventNode? { get set }
}

extension RxViewModelHolder {
  /// Puts the view model of a child below its own.
  /// - Returns: Whether the controller is a child.
  func takeIn(_ childController: UIViewController) -> Bool {
    guard childController.parent === self else { return false }
    if let child = childController as? any RxViewModelHolder {
      rxViewModel.addChild(child.rxViewModel)
      child.containerNode = rxViewModel.node
    }
    return true
  }

  /// Takes its view model out of the one of the controller that it was in.
  func leave(unlessIn parent: UIViewController?) {
    guard let container = containerNode, (parent as? any RxViewModelHolder)?.rxViewModel.node !== container else {
      return
    }
    containerNode = nil
    if rxViewModel.node.parent === container { rxViewModel.removeFromParent() }
  }
}

extension UIView {
  /// Keeps it on the edges of its superview.
  func fillSuperview() {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor), rightAnchor.constraint(equalTo: superview.rightAnchor),
      topAnchor.constraint(equalTo: superview.topAnchor), bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }
}
