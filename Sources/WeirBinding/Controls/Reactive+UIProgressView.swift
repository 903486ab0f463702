extension Reactive where Base: UIProgressView {
  /// Sets how far it has come, from 0 to 1, with the animation of the view.
  public var animatedProgress: Binder<Float> { Binder(base) { $0.setProgress($1, animated: true) } }
}
