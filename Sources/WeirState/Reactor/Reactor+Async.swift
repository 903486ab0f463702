extension Observable {
  /// A stream of what asynchronous work on the main actor gives, for `mutate`.
  ///
  /// The work is cancelled when the subscription ends: with the reactor, or by a newer action as the reactor's
  /// `effectPolicy(for:)` has it. A result that still comes is dropped and counted (`LateResults`).
  @preconcurrency
  public static func task(
    priority: TaskPriority? = nil, _ work: @escaping @MainActor @Sendable () async throws -> Element
  ) -> Observable<Element> {
    run(priority: priority) { send in send(try await work()) }
  }

  /// A stream of what asynchronous work on the main actor sends, any number of times, for `mutate`.
  ///
  /// See `task(priority:_:)` for when it is cancelled.
  @preconcurrency
  public static func run(
    priority: TaskPriority? = nil,
    _ work: @escaping @MainActor @Sendable (_ send: @escaping @MainActor (Element) -> Void) async throws -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let ending = BooleanDisposable()
      let task = Task(priority: priority) { @MainActor in
        do {
          try await work { element in
            if ending.isDisposed { LateResults.add() } else { observer.onNext(element) }
          }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create {
        ending.dispose()
        task.cancel()
      }
    }
  }

  /// A stream of the elements of an asynchronous sequence, for `mutate`.
  ///
  /// See `task(priority:_:)` for when it is cancelled.
  @preconcurrency
  public static func sequence<Sequence: AsyncSequence & Sendable>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Element {
    Observable.from(sequence)
  }
}
