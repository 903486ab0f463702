/// Says that there is one element, none or an error.
public enum MaybeTrait: Sendable {}

/// A stream of one element or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a maybe sends: its element, its error, or that there is none.
@frozen
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)

  /// The error.
  case error(any Swift.Error)

  /// There is no element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Takes what a maybe sends.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// A maybe that a closure runs for each subscription.
  ///
  /// The observer may be called on any thread; its first call counts.
  /// - Parameter subscribe: Gets the observer, and gives what is to be disposed of at the end of the subscription.
  @preconcurrency
  public static func create(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: CreateOutcome { sender in
        subscribe { event in
          switch event {
          case .success(let element): sender.succeed(element)
          case .error(let error): sender.end(error)
          case .completed: sender.end(nil)
          }
        }
      })
  }

  /// A maybe that sends the element at once.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// A maybe that sends the element on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// A maybe that ends at once with an error.
  public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// A maybe that sends nothing and does not end.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// A maybe that completes at once, without an element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}
