public import Foundation

extension Reactive where Base: UIScrollView {
  /// The offset of the content: at first the present one, then each at which the content has been, moved by whoever.
  ///
  /// Setting it moves the content, without animation. Unlike other properties it also sends what the program sets.
  public var contentOffset: ControlProperty<CGPoint> {
    let offsets = Observable<CGPoint>.onMain(base) { view, observer in
      let moves = view.rx.didScroll.bind { [weak view] in
        if let view { observer.onNext(view.contentOffset) }
      }
      observer.onNext(view.contentOffset)
      return moves
    }
    let setter = Binder(base) { (view: Base, offset: CGPoint) in
      if view.contentOffset != offset { view.contentOffset = offset }
    }
    return ControlProperty(values: offsets, valueSink: setter)
  }

  /// The content has been scrolled to its bottom, or to within a distance of it: the time to load more.
  ///
  /// Sent when the bottom comes in reach, and again only after it has been out of reach.
  public func reachedBottom(within distance: CGFloat = 0) -> ControlEvent<Void> {
    let view = WeakReference(base)
    let isInReach = didScroll.map { MainActor.assumeIsolated { view.object?.showsBottom(within: distance) ?? false } }
    return ControlEvent(events: isInReach.startWith(false).distinctUntilChanged().filter { $0 }.map { _ in })
  }

  /// The content has been scrolled to its bottom; see `reachedBottom(within:)`.
  public var reachedBottom: ControlEvent<Void> { reachedBottom() }

  /// Sets the delegate, until the result is disposed of.
  ///
  /// The same as to set `delegate`, which works beside all streams here; offered for code that comes from RxCocoa.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }
}

extension UIScrollView {
  fileprivate func showsBottom(within distance: CGFloat) -> Bool {
    let visibleEnd = contentOffset.y + bounds.height - adjustedContentInset.bottom
    return contentSize.height - visibleEnd <= distance
  }
}
