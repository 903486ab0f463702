extension Reactive where Base: UIGestureRecognizer {
  /// The recognizer, each time it tells its targets of a new state.
  ///
  /// A subscription ends when the recognizer goes, and does not keep it alive.
  public var event: ControlEvent<Base> {
    let events = Observable<Base>.onMain(base) { recognizer, observer in
      GestureTarget.add(to: recognizer) { [weak recognizer] in
        if let recognizer { observer.onNext(recognizer) }
      }
    }
    return ControlEvent(events: events)
  }
}
