/// What is shown and goes away: a screen, a window, or a flow (RxFlow).
///
/// On the main actor.
@preconcurrency @MainActor
public protocol Presentable {
  /// Whether it is shown: at first as it is, and then each change.
  var rxVisible: Observable<Bool> { get }

  /// Sends once, when it has left for good; one that is only hidden has not.
  var rxDismissed: Single<Void> { get }
}

extension Presentable where Self: UIViewController {
  /// Whether its view is on the screen.
  public var rxVisible: Observable<Bool> { rx.displayed }

  /// It was dismissed, popped or taken out of its parent, itself or with what contains it.
  ///
  /// A controller that goes without that never sends.
  public var rxDismissed: Single<Void> {
    rx.dismissed.asObservable().map { _ in () }.concat(Observable.never()).take(1).asSingle()
  }
}

extension Presentable where Self: Flow {
  /// Whether its root is shown.
  public var rxVisible: Observable<Bool> { root.rxVisible }

  /// Its root has left.
  public var rxDismissed: Single<Void> { root.rxDismissed }
}

extension Presentable where Self: UIWindow {
  /// Whether it is not hidden, as it is when it is asked.
  public var rxVisible: Observable<Bool> { .just(!isHidden) }

  /// Never sends: windows are not dismissed.
  public var rxDismissed: Single<Void> { .never() }
}

extension UIViewController: Presentable {}

extension UIWindow: Presentable {}
