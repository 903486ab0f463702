public import Observation

/// The newest element of a stream as a property that `@Observable` machinery, and so SwiftUI, follows.
///
/// It subscribes when it is made, and ends that when it is released. Elements that come on the main queue are there at once,
/// others later, in their order.
@MainActor
public final class StreamMirror<Value>: Observation.Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private nonisolated let subscription = SingleAssignmentDisposable()
  private var newest: Value
  private var failure: (any Swift.Error)?

  /// Makes a mirror.
  /// - Parameter initial: The value until the first element comes.
  public init(_ stream: some ObservableConvertibleType<Value>, initial: Value) {
    newest = initial
    let door = MainActorDoor()
    subscription.setDisposable(
      stream.asObservable().subscribe(
        onNext: { [weak self] element in door.run(element) { self?.take($0) } },
        onError: { [weak self] error in door.run(error) { self?.fail($0) } }))
  }

  deinit { subscription.dispose() }

  /// The newest element.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return newest
  }

  /// The error with which the stream has ended; nil where it has not.
  public var error: (any Swift.Error)? {
    registrar.access(self, keyPath: \.error)
    return failure
  }

  private func take(_ element: Value) {
    registrar.withMutation(of: self, keyPath: \.value) { newest = element }
  }

  private func fail(_ error: any Swift.Error) {
    registrar.withMutation(of: self, keyPath: \.error) { failure = error }
  }
}
