public import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter: ReactiveCompatible {}
#endif

extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, from any object or from one.
  ///
  /// Sent where they are posted; it never ends. The object is not kept alive; one that has gone sends nothing.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let filter = WeakObject(object)
    // A center, and the token of an observer, may be used on any thread.
    let center = Unchecked(base)
    return Observable.create { observer in
      guard !filter.hasGone else { return Disposables.create() }
      let token = center.value.addObserver(forName: name, object: filter.object, queue: nil) { observer.onNext($0) }
      let kept = Unchecked(token)
      return Disposables.create { center.value.removeObserver(kept.value) }
    }
  }
}

/// An object that is not kept alive, or none.
///
/// `@unchecked Sendable`: a weak reference may be read on any thread, and is never changed.
private struct WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  private let wasGiven: Bool

  init(_ object: AnyObject?) {
    self.object = object
    wasGiven = object != nil
  }

  var hasGone: Bool { wasGiven && object == nil }
}
