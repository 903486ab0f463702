extension AsyncSequence {
  /// A stream of the elements of this sequence, which each subscription iterates in a task of its own.
  ///
  /// The end of the subscription cancels the task. A sequence that throws `CancellationError` completes the stream.
  @preconcurrency
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> where Self: Sendable {
    Observable.create { observer in
      startTask(detached: true, priority: priority) {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}

extension ObservableType {
  /// A stream of the elements of an asynchronous sequence; the same as its `asObservable(priority:)`.
  @preconcurrency
  public static func from<Sequence: AsyncSequence & Sendable>(
    _ sequence: Sequence, priority: TaskPriority? = nil
  ) -> Observable<Element> where Sequence.Element == Element {
    sequence.asObservable(priority: priority)
  }
}
