/// Remembers that a controller was presented, itself or with what contains it, to find out later that it is so no more.
///
/// A controller that is covered by another one hears nothing when both are dismissed together: it had disappeared before.
@MainActor
struct ModalPresence {
  private weak var presented: UIViewController?

  /// Notes whether it is presented now.
  mutating func note(_ presentable: (any Presentable)?) {
    guard presented == nil, var controller = presentable as? UIViewController else { return }
    while let parent = controller.parent { controller = parent }
    if controller.presentingViewController != nil { presented = controller }
  }

  /// Whether it was presented, and is so no more.
  var isOver: Bool {
    guard let presented else { return false }
    return presented.presentingViewController == nil && presented.viewIfLoaded?.window == nil
  }
}
