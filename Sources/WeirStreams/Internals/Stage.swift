/// An operator that keeps nothing between its elements: `map`, `filter`, `do` and the like.
///
/// The kernel takes an element and sends what it wants to the sink that follows. It is made in inlinable code, so that it
/// is specialised for the caller's types; the class here need not be. It catches what a user's closure throws itself: where
/// the closure is known to throw nothing, no trace of that is left.
@usableFromInline
final class Stage<Input, Output>: Sink<Input>, @unchecked Sendable {
  @usableFromInline typealias Kernel = (Input, Sink<Output>) -> Void

  private let sink: Sink<Output>
  private let kernel: Kernel
  // Only the sender of the events touches it.
  @exclusivity(unchecked) private var isEnded = false

  @usableFromInline
  init(_ sink: Sink<Output>, _ kernel: @escaping Kernel) {
    self.sink = sink
    self.kernel = kernel
  }

  override func next(_ element: Input) {
    if !isEnded { kernel(element, sink) }
  }

  /// Passes the end on, once.
  ///
  /// An operator that sends several events in one go does not see that one that follows has ended the stream meanwhile.
  override func end(_ error: (any Error)?) {
    if isEnded { return }
    isEnded = true
    sink.end(error)
  }
}

extension ObservableConvertibleType {
  /// This stream through a stage with a kernel.
  @inlinable
  @inline(__always)
  func stage<Output>(_ kernel: @escaping Stage<Element, Output>.Kernel) -> Observable<Output> {
    Lift(asObservable()) { Stage($0, kernel) }
  }

  /// The same with a kernel that throws, which ends the stream; a little slower where the optimizer does not look through.
  @inlinable
  @inline(__always)
  func stage<Output>(_ kernel: @escaping (Element, Sink<Output>) throws -> Void) -> Observable<Output> {
    let safe: Stage<Element, Output>.Kernel = { element, sink in
      do { try kernel(element, sink) } catch { sink.fail(error) }
    }
    return Lift(asObservable()) { Stage($0, safe) }
  }
}
