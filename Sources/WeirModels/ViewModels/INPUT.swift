public import WeirStreams

/// An input of a view model: a relay that its view sends to.
///
/// `@INPUT var didTapSave: PublishRelay<Void>`: the view binds its events to `didTapSave`; the view model listens to the
/// stream `$didTapSave`. Any thread.
@propertyWrapper
public struct INPUT<Element>: Sendable {
  /// What the view sends to.
  public let wrappedValue: PublishRelay<Element>

  /// Makes the relay.
  public init() {
    wrappedValue = PublishRelay()
  }

  /// What has been sent, for the view model.
  public var projectedValue: Observable<Element> { wrappedValue.asObservable() }
}
