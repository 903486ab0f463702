#if !canImport(UIKit)
  public import Foundation

  /// A rectangle in a view that constraints can be about, without a view of its own (UIKit).
  @preconcurrency @MainActor
  open class UILayoutGuide {
    /// What a guide that a view has by itself is for.
    enum Role: Hashable {
      case safeArea, margins, readableContent, keyboard, frame, content
    }

    /// The view in which it lies.
    public internal(set) final weak var owningView: UIView?
    /// The name that it has in reports.
    open var identifier = ""
    /// What the guide is for, if its view has it by itself.
    final let role: Role?

    /// Makes a guide, which has to be added to a view.
    public init() { role = nil }

    init(role: Role, in view: UIView) {
      self.role = role
      owningView = view
    }

    /// Where it is in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
      if let insets, let owningView {
        return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets)
      }
      guard let engine = owningView?.presentEngine, let node = engine.node(of: self) else { return .zero }
      engine.solve()
      return node.rect
    }

    /// How far a guide that the view has by itself is inside of the view.
    final var insets: UIEdgeInsets? {
      guard let role, let owningView else { return nil }
      return owningView.insets(ofGuide: role)
    }
  }

  extension UILayoutGuide: LayoutElement {
    var parentView: UIView? { owningView }
    var nearestView: UIView? { owningView }
  }
#endif
