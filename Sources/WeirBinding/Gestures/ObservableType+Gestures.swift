public import Foundation

// What is read of a recognizer is read on the main actor, where it tells its targets.
extension ObservableType where Element: UIGestureRecognizer {
  /// The recognizers that are in one of some states when they are sent (RxGesture).
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    read { states.contains($0.state) ? $0 : nil }
  }

  /// Where the gestures are, in the coordinates of a view (RxGesture).
  public func asLocation(in view: GestureTargetView = .view) -> Observable<CGPoint> {
    read { $0.location(in: view.targetView(for: $0)) }
  }

  /// Reads something of each recognizer on the main actor: at once where it is sent there, as its state changes soon.
  fileprivate func read<Value>(_ body: @escaping @MainActor @Sendable (Element) -> Value?) -> Observable<Value> {
    let source = asObservable()
    return Observable.create { observer in
      source.subscribe { event in
        MainCall.run {
          switch event {
          case .next(let recognizer): if let value = body(recognizer) { observer.onNext(value) }
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// How far drags have come, and how fast they are, in the coordinates of a view (RxGesture).
  public func asTranslation(
    in view: GestureTargetView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    read { recognizer in
      let view = view.targetView(for: recognizer)
      return (recognizer.translation(in: view), recognizer.velocity(in: view))
    }
  }
}
