extension Reactive where Base: AnyObject {
  /// Sends once, when the object has been released, and completes.
  ///
  /// On the main actor: at once where the object is released there, else soon. It may be asked for on any thread. Without
  /// Objective-C only the objects of WeirUI can tell; for others it is a fault, which is reported, and nothing is sent.
  public var deallocated: Observable<Void> { EndOfLife.of(base).stream }
}
