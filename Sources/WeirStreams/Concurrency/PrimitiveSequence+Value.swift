extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, once it has come.
  ///
  /// Reading it subscribes. Cancelling the task ends the subscription before `cancel()` returns.
  /// - Throws: The error of the single, or `CancellationError`.
  public var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.asObservable().outcome() else { throw RxError.noElements }
      return element
    }
  }

  /// A single of what asynchronous work gives, for each subscription anew.
  ///
  /// It fails with what the work throws. The end of the subscription cancels the task. A closure that is marked
  /// `@MainActor` runs there.
  /// - Parameter detached: Whether the task takes over nothing, such as priority and task-local values, from who
  ///   subscribes.
  @_disfavoredOverload
  @preconcurrency
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.from(detached: detached, priority: priority, work))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, once it has come; nil where the maybe completes without one.
  ///
  /// Reading it subscribes. Cancelling the task ends the subscription before `cancel()` returns.
  /// - Throws: The error of the maybe, or `CancellationError`.
  public var value: Element? {
    get async throws { try await primitiveSequence.asObservable().outcome() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns once the completable has completed.
  ///
  /// Reading it subscribes. Cancelling the task ends the subscription before `cancel()` returns.
  /// - Throws: The error of the completable, or `CancellationError`.
  public var value: Void {
    get async throws { _ = try await primitiveSequence.asObservable().outcome() }
  }
}
