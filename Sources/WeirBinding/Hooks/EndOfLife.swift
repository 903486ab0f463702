import Dispatch

/// Lives as long as the object that it is attached to, and tells of its end.
///
/// The end is told on the main queue: at once where the object is released there, else soon.
final class EndOfLife: Sendable {
  private let ended = ReplaySubject<Void>.create(bufferSize: 1)

  init() {}

  deinit {
    let ended = ended
    let tell: @Sendable () -> Void = {
      ended.onNext(())
      ended.onCompleted()
    }
    if MainQueue.isCurrent { tell() } else { DispatchQueue.main.async { tell() } }
  }

  /// Sends once, when the object has gone, and completes.
  var stream: Observable<Void> { ended }

  /// Completes an observer when the object has gone.
  func subscribe<Element>(_ observer: AnyObserver<Element>) -> any Disposable {
    ended.subscribe(onCompleted: { observer.onCompleted() })
  }

  /// That of an object; one that cannot hold it is reported, and seems to live on.
  static func of(_ object: some AnyObject) -> EndOfLife {
    guard let end = Attached.object(EndOfLife.self, of: object, make: { EndOfLife() }) else {
      Attached.reportNoHolder(object, member: "deallocated")
      return immortal
    }
    return end
  }

  private static let immortal = EndOfLife()
}
