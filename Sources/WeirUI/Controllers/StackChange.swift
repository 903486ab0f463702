#if !canImport(UIKit)
  /// A change of a stack, which can be made on another stack than the one that it was asked for on.
  enum StackChange {
    case push(UIViewController)
    /// All above the controller leave.
    case pop(to: UIViewController)
    case set([UIViewController])

    func apply(to stack: inout [UIViewController]) {
      switch self {
      case .push(let controller): stack.append(controller)
      case .pop(let target):
        guard let index = stack.lastIndex(where: { $0 === target }) else { return }
        stack.removeSubrange((index + 1)...)
      case .set(let controllers): stack = controllers
      }
    }
  }
#endif
