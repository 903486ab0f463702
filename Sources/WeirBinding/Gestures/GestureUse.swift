/// Counts the subscriptions for which a recognizer is in its view; kept with the recognizer.
@MainActor
final class GestureUse {
  private var count = 0

  private nonisolated init() {}

  /// Sends a recognizer at once, and whenever it tells its targets; it is in the view until the result is disposed of.
  static func start<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, in view: UIView, _ observer: AnyObserver<Gesture>
  ) -> any Disposable {
    let use = Attached.object(GestureUse.self, of: gesture) { GestureUse() }
    use?.count += 1
    // Labels and pictures take no touches by themselves.
    view.isUserInteractionEnabled = true
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
    let target = GestureTarget.add(to: gesture) { [weak gesture] in
      if let gesture { observer.onNext(gesture) }
    }
    observer.onNext(gesture)
    return Disposables.create(target, Disposables.onMain { use?.end(gesture) })
  }

  private func end(_ gesture: UIGestureRecognizer) {
    count -= 1
    if count == 0 { gesture.view?.removeGestureRecognizer(gesture) }
  }
}
