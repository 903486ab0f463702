/// An operator that remembers something from one element to the next: `scan`, `take`, `distinctUntilChanged` and the like.
///
/// Each subscription starts with a fresh state. The kernel takes an element and the state, as `Stage`'s does; `finish` takes
/// the end of the source, and passes it on itself.
@usableFromInline
final class StatefulStage<Input, Output, State>: Sink<Input>, @unchecked Sendable {
  @usableFromInline typealias Kernel = (Input, inout State, Sink<Output>) -> Void
  @usableFromInline typealias Finish = (inout State, Sink<Output>, (any Error)?) throws -> Void

  private let sink: Sink<Output>
  private let kernel: Kernel
  private let finish: Finish?
  // Only the sender of the events touches them, one event at a time.
  @exclusivity(unchecked) private var state: State
  @exclusivity(unchecked) private var isEnded = false

  @usableFromInline
  init(_ sink: Sink<Output>, _ state: State, _ kernel: @escaping Kernel, _ finish: Finish?) {
    self.sink = sink
    self.state = state
    self.kernel = kernel
    self.finish = finish
  }

  override func next(_ element: Input) {
    if !isEnded { kernel(element, &state, sink) }
  }

  /// Takes the end, once; see `Stage`.
  override func end(_ error: (any Error)?) {
    if isEnded { return }
    isEnded = true
    guard let finish else { return sink.end(error) }
    // An end may come twice, or after the kernel has failed; see `Sink`.
    if sink.isClosed { return }
    sink.isClosed = true
    do { try finish(&state, sink, error) } catch { sink.fail(error) }
  }
}

extension ObservableConvertibleType {
  /// This stream through a stage with a kernel and a state; what `state` and `finish` throw ends the stream.
  ///
  /// - Parameter finish: What to do at the end of the source; nil passes it on.
  @inlinable
  @inline(__always)
  func stage<State, Output>(
    state: @escaping () throws -> State, finish: StatefulStage<Element, Output, State>.Finish? = nil,
    kernel: @escaping StatefulStage<Element, Output, State>.Kernel
  ) -> Observable<Output> {
    Lift(asObservable()) { StatefulStage($0, try state(), kernel, finish) }
  }

  /// The same with a kernel that throws, which ends the stream; a little slower where the optimizer does not look through.
  @inlinable
  @inline(__always)
  func stage<State, Output>(
    state: @escaping () throws -> State, finish: StatefulStage<Element, Output, State>.Finish? = nil,
    kernel: @escaping (Element, inout State, Sink<Output>) throws -> Void
  ) -> Observable<Output> {
    let safe: StatefulStage<Element, Output, State>.Kernel = { element, state, sink in
      do { try kernel(element, &state, sink) } catch { sink.fail(error) }
    }
    return Lift(asObservable()) { StatefulStage($0, try state(), safe, finish) }
  }
}
