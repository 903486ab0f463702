extension ObservableType {
  /// Subscribes again after each error, until the stream completes.
  ///
  /// The stack does not grow with streams that fail at once.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Sequential(sequence(first: source) { _ in source }, after: .error)
  }

  /// Subscribes again after an error, up to a number of attempts.
  ///
  /// The last attempt's error ends the stream.
  /// - Parameter maxAttemptCount: How often to subscribe in all; so 2 tries once again. With 0 or less it completes at once.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Sequential(Swift.repeatElement(asObservable(), count: max(0, maxAttemptCount)), after: .error)
  }
}
