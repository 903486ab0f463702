#if !canImport(UIKit)
  /// What a constraint of the solver stands for.
  @MainActor enum LayoutRule {
    case constraint(NSLayoutConstraint)
    /// Something that the engine itself says of an element.
    case system(LayoutNode, String)
    case content(LayoutNode, LayoutNode.ContentKey)

    var description: String {
      switch self {
      case .constraint(let constraint): constraint.description
      case .system(let node, let what): "<\(what) \(LayoutText.name(of: node.element))>"
      case .content(let node, let key):
        "<NSContentSizeLayoutConstraint \(key.isCompression ? "compression resistance" : "hugging") "
          + "\(key.axis == .horizontal ? "H" : "V"):[\(LayoutText.name(of: node.element))]>"
      }
    }
  }
#endif
