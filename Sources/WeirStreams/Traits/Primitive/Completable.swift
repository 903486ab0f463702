/// Says that there are no elements.
public enum CompletableTrait: Sendable {}

/// A stream without elements: it completes, or ends with an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a completable sends: that it has completed, or its error.
@frozen
public enum CompletableEvent: Sendable {
  /// The error.
  case error(any Swift.Error)

  /// It has completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Takes what a completable sends.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// A completable that a closure runs for each subscription.
  ///
  /// The observer may be called on any thread; its first call counts.
  /// - Parameter subscribe: Gets the observer, and gives what is to be disposed of at the end of the subscription.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: CreateOutcome { sender in
        subscribe { event in
          switch event {
          case .error(let error): sender.end(error)
          case .completed: sender.end(nil)
          }
        }
      })
  }

  /// A completable that ends at once with an error.
  public static func error(_ error: any Swift.Error) -> Completable { Completable(raw: .error(error)) }

  /// A completable that does not end.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// A completable that completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }
}
