#if !canImport(UIKit)
  import Foundation

  extension UIView {
    /// Solves the constraints inside the view alone, with a size that they should come near to.
    func fittingSize(
      _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
      updateConstraintsBelow()
      let engine = LayoutEngine(root: self, isTrial: true)
      let node = engine.madeNode(self)
      for (variable, length, priority) in [
        (node.width, target.width, horizontal), (node.height, target.height, vertical),
      ] where length.isFinite {
        let wanted = LinearExpression(variable, plus: -Double(length))
        _ = engine.solver.add(wanted, .equal, strength: priority.strength, order: 0)
      }
      engine.waiting = heldConstraints()
      engine.solve()
      let size = frame(forAlignmentRect: engine.rect(of: node)).size
      func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
      return CGSize(width: round(size.width), height: round(size.height))
    }
  }
#endif
