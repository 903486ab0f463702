/// Remembers that a controller was presented, itself or with what contains it, to find out later that it is so no more.
///
/// A controller that is covered by another one hears nothing when both are dismissed together: it had disappeared
/// before. So what covers it is listened to.
@MainActor
struct ModalPresence {
  private weak var presented: UIViewController?
  private weak var cover: UIViewController?
  private var watch = DisposeBag()

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

  /// Asks to be looked at when what covers it disappears; to be called again then, as something else may cover it.
  mutating func watchCover(_ look: @escaping @MainActor () -> Void) {
    guard let presented else { return }
    var top = presented
    while let next = top.presentedViewController { top = next }
    guard top !== cover else { return }
    watch = DisposeBag()
    cover = top === presented ? nil : top
    cover?.rx.viewDidDisappear.asSignal(onErrorSignalWith: .empty()).emit { _ in look() }.disposed(by: watch)
  }
}
