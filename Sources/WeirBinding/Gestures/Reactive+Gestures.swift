extension Reactive where Base: UIView {
  /// A recognizer that is made for each subscription, and is in the view until it is disposed of (RxGesture).
  ///
  /// It is sent at once, when it has seen nothing yet, and whenever it tells its targets: `when(_:)` picks the states. The
  /// view takes touches from then on. The stream ends when the view goes.
  public func gesture<Gesture: UIGestureRecognizer>(_ factory: GestureFactory<Gesture>) -> ControlEvent<Gesture> {
    let events = Observable<Gesture>.onMain(base as UIView) { view, observer in
      GestureUse.start(factory.make(), in: view, observer)
    }
    return ControlEvent(events: events)
  }

  /// A recognizer of one's own, which is in the view as long as there are subscriptions; see `gesture` of a factory.
  public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
    let events = Observable<Gesture>.onMain(base as UIView) { view, observer in
      GestureUse.start(gesture, in: view, observer)
    }
    return ControlEvent(events: events)
  }

  /// Several recognizers, as one stream; see `gesture`.
  ///
  /// ```swift
  /// view.rx.anyGesture(.tap(), .swipe(direction: .left)).when(.recognized)
  /// ```
  public func anyGesture(_ factories: AnyGestureFactory...) -> ControlEvent<UIGestureRecognizer> {
    ControlEvent(events: Observable.merge(factories.map { gesture($0).asObservable() }))
  }

  /// Several recognizers, each when it is in a state, as one stream; see `gesture`.
  public func anyGesture(
    _ factories: (AnyGestureFactory, when: UIGestureRecognizer.State)...
  ) -> ControlEvent<UIGestureRecognizer> {
    ControlEvent(events: Observable.merge(factories.map { gesture($0.0).when($0.when) }))
  }

  /// Taps on the view; see `gesture`.
  ///
  /// ```swift
  /// label.rx.tapGesture().when(.recognized).bind { _ in open() } ~ bag
  /// ```
  public func tapGesture(
    configuration: GestureConfiguration<UITapGestureRecognizer>? = nil
  ) -> ControlEvent<UITapGestureRecognizer> {
    gesture(GestureFactory({ UITapGestureRecognizer() }, configuration: configuration))
  }

  /// Long presses on the view; see `gesture`.
  public func longPressGesture(
    configuration: GestureConfiguration<UILongPressGestureRecognizer>? = nil
  ) -> ControlEvent<UILongPressGestureRecognizer> {
    gesture(GestureFactory({ UILongPressGestureRecognizer() }, configuration: configuration))
  }

  /// Drags on the view; see `gesture`.
  public func panGesture(
    configuration: GestureConfiguration<UIPanGestureRecognizer>? = nil
  ) -> ControlEvent<UIPanGestureRecognizer> {
    gesture(GestureFactory({ UIPanGestureRecognizer() }, configuration: configuration))
  }

  /// Drags that come in from an edge of the screen; see `gesture`.
  public func screenEdgePanGesture(
    configuration: GestureConfiguration<UIScreenEdgePanGestureRecognizer>? = nil
  ) -> ControlEvent<UIScreenEdgePanGestureRecognizer> {
    gesture(GestureFactory({ UIScreenEdgePanGestureRecognizer() }, configuration: configuration))
  }

  /// Swipes over the view in some directions, by a recognizer each, which tells the direction; see `gesture`.
  public func swipeGesture(
    _ directions: UISwipeGestureRecognizer.Direction...,
    configuration: GestureConfiguration<UISwipeGestureRecognizer>? = nil
  ) -> ControlEvent<UISwipeGestureRecognizer> {
    let wanted = UISwipeGestureRecognizer.Direction(directions)
    let single = [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].filter(wanted.contains)
    let events = single.map { gesture(GestureFactory.swipes($0, configuration)).asObservable() }
    return ControlEvent(events: Observable.merge(events))
  }
}
