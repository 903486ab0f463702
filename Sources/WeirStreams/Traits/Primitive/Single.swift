/// Says that there is exactly one element, or an error.
public enum SingleTrait: Sendable {}

/// A stream of exactly one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a single sends: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Takes what a single sends.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// A single that a closure runs for each subscription.
  ///
  /// The observer may be called on any thread; its first call counts.
  /// - Parameter subscribe: Gets the observer, and gives what is to be disposed of at the end of the subscription.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: CreateOutcome { sender in
        subscribe { event in
          switch event {
          case .success(let element): sender.succeed(element)
          case .failure(let error): sender.end(error)
          }
        }
      })
  }

  /// A single that sends the element at once.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// A single that sends the element on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// A single that ends at once with an error.
  public static func error(_ error: any Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

  /// A single that sends nothing and does not end.
  public static func never() -> Single<Element> { Single(raw: .never()) }
}
